# bash completion of takujo
_takujo() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command="" each
    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $each in systems | new | validate | print | import | replay | roll | table) command=$each && break ;; esac
    done
    case $before in
        --lang) mapfile -t COMPREPLY < <(compgen -W "ja en" -- "$word") && return ;;
        new | roll) mapfile -t COMPREPLY < <(compgen -W "@SYSTEMS@" -- "$word") && return ;;
        -o | --output | --definition) mapfile -t COMPREPLY < <(compgen -f -- "$word") && return ;;
        --seed | --name) return ;;
    esac
    local options=""
    case $command in
        "") options="systems new validate print import replay roll table --lang --version --self-test --help" ;;
        new) options="--random --seed --name --definition --output --lang --help" ;;
        validate) options="--definition --lang --help" ;;
        print) options="--output --blank --pencil --fillable --lang --help" ;;
        import) options="--qr --table --yes --output --definition --lang --help" ;;
        *) options="--lang --help" ;;
    esac
    if [[ $word == -* || -z $command ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
    fi
    if [[ $word != -* && $command != systems ]]; then
        local files
        mapfile -t files < <(compgen -f -- "$word")
        COMPREPLY+=("${files[@]}")
    fi
}
complete -o filenames -F _takujo takujo
