# fish completion of takujo
set -l commands systems new validate print import replay roll table
set -l systems @SYSTEMS@
complete -c takujo -n "not __fish_seen_subcommand_from $commands" -a "$commands"
complete -c takujo -l lang -x -a "ja en" -d "language of what is said"
complete -c takujo -l version -d "show the version"
complete -c takujo -l self-test -d "try every system and window"
complete -c takujo -n "__fish_seen_subcommand_from new roll" -x -a "$systems"
complete -c takujo -n "__fish_seen_subcommand_from new" -l random
complete -c takujo -n "__fish_seen_subcommand_from new" -l seed -x
complete -c takujo -n "__fish_seen_subcommand_from new" -l name -x
complete -c takujo -n "__fish_seen_subcommand_from new validate import" -l definition -r
complete -c takujo -n "__fish_seen_subcommand_from new print import" -s o -l output -r
complete -c takujo -n "__fish_seen_subcommand_from print" -l blank
complete -c takujo -n "__fish_seen_subcommand_from print" -l pencil
complete -c takujo -n "__fish_seen_subcommand_from print" -l fillable
complete -c takujo -n "__fish_seen_subcommand_from import" -l qr -x
complete -c takujo -n "__fish_seen_subcommand_from import" -l table -r
complete -c takujo -n "__fish_seen_subcommand_from import" -l yes
