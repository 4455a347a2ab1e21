#compdef takujo
_arguments -C \
    '--lang[language of what is said]:language:(ja en)' \
    '--version[show the version]' \
    '--self-test[try every system and window]' \
    '(-h --help)'{-h,--help}'[show help]' \
    '1:command or file:->first' \
    '*::argument:->rest'
case $state in
    first)
        _values 'command' systems new validate print import replay roll table
        _files
        ;;
    rest)
        case $words[1] in
            new) _arguments '1:system:(@SYSTEMS@)' '--random' '--seed:number' '--name:name' \
                '--definition:file:_files' '(-o --output)'{-o,--output}':file:_files' ;;
            roll) _arguments '1:system:(@SYSTEMS@)' '*:option' ;;
            print) _arguments '*:file:_files' '(-o --output)'{-o,--output}':file:_files' '(--pencil --fillable)--blank' '(--blank --fillable)--pencil' '(--blank --pencil)--fillable' ;;
            import) _arguments '*:file:_files' '--qr:text' '--table:folder:_files' '--yes' '(-o --output)'{-o,--output}':file:_files' ;;
            validate) _arguments '*:file:_files' '--definition:file:_files' ;;
            replay) _files ;;
        esac
        ;;
esac
