import { type CompletionNode, FILES, FOLDERS } from "./nodes";
import { shellTables, WALK } from "./shell-tables";

/** The completion script for bash. It must run on bash 3.2, which macOS still has. */
export function bashScript(nodes: readonly CompletionNode[]): string {
  return `# Completes "npm run store -- ..." in bash, and "store ..." where that is an alias of it.

${shellTables(nodes)}
# $1: the index of the first word of the store's command line
_npm_store_complete() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" node='' option='' place=1 i word subcommands flags valued values
  _npm_store_node ''
  for ((i = $1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    # bash takes --status=placed apart at the sign.
    if [[ "$word" == '=' ]]; then continue; fi
${WALK}
  done
  if [[ "$cur" == '=' ]]; then cur=''; fi
  if [[ -n "$option" ]]; then values="$(_npm_store_values "$node/$option")"
  elif [[ "$cur" == -* ]]; then values="$flags"
  else values="$subcommands $(_npm_store_values "$node/$place")"
  fi
  local IFS=$' \\t\\n'
  case "$values" in
    *${FILES}*) compopt -o filenames 2>/dev/null; IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$cur")) ;;
    *${FOLDERS}*) compopt -o filenames 2>/dev/null; IFS=$'\\n'; COMPREPLY=($(compgen -d -- "$cur")) ;;
    *) COMPREPLY=($(compgen -W "$values" -- "$cur")) ;;
  esac
}

_npm_store_alias() { _npm_store_complete 1; }

_npm_store_npm() {
  local i
  for ((i = 1; i < COMP_CWORD; i++)); do
    if [[ "\${COMP_WORDS[i]}" == -- ]] && _npm_store_runs "\${COMP_WORDS[@]:0:i}"; then
      _npm_store_complete $((i + 1))
      return
    fi
  done
  if _npm_store_runs "\${COMP_WORDS[@]:0:COMP_CWORD}"; then COMPREPLY=(--)
  elif [[ -n "$_npm_store_former" ]]; then "$_npm_store_former" "$@"
  fi
}

# All else is completed as npm's own script does it, if that was loaded before this one.
if [[ -z "\${_npm_store_former+set}" ]]; then
  _npm_store_former=''
  if [[ "$(complete -p npm 2>/dev/null)" =~ -F\\ ([^ ]+) ]]; then _npm_store_former="\${BASH_REMATCH[1]}"; fi
fi
complete -o default -F _npm_store_npm npm
complete -F _npm_store_alias store
`;
}
