import { type CompletionNode, FILES, FOLDERS } from "./nodes";
import { shellTables, WALK } from "./shell-tables";

export function zshScript(nodes: readonly CompletionNode[]): string {
  return `# Completes "npm run store -- ..." in zsh, and "store ..." where that is an alias of it.

if (( ! $+functions[compdef] )); then autoload -Uz compinit && compinit; fi

${shellTables(nodes)}
# $1: the index of the first word of the store's command line
_npm_store_complete() {
  local cur="\${words[CURRENT]}" node='' option='' place=1 i word subcommands flags valued values
  _npm_store_node ''
  for ((i = $1; i < CURRENT; i++)); do
    word="\${words[i]}"
${WALK}
  done
  if [[ "$cur" == --*=* ]]; then
    option="\${cur%%=*}"
    compset -P '*='
  fi
  if [[ -n "$option" ]]; then values="$(_npm_store_values "$node/$option")"
  elif [[ "$cur" == -* ]]; then values="$flags"
  else values="$subcommands $(_npm_store_values "$node/$place")"
  fi
  case "$values" in
    *${FILES}*) _files ;;
    *${FOLDERS}*) _files -/ ;;
    *) compadd -- \${=values} ;;
  esac
}

_npm_store_alias() { _npm_store_complete 2 }

_npm_store_npm() {
  local i
  for ((i = 2; i < CURRENT; i++)); do
    if [[ "\${words[i]}" == -- ]] && _npm_store_runs "\${words[1,i-1]}"; then
      _npm_store_complete $((i + 1))
      return
    fi
  done
  if _npm_store_runs "\${words[1,CURRENT-1]}"; then compadd -- --
  elif [[ -n "$_npm_store_former" ]]; then "$_npm_store_former" "$@"
  else _default
  fi
}

# All else is completed as npm's own script does it, if that was loaded before this one.
if [[ -z "\${_npm_store_former+set}" ]]; then typeset -g _npm_store_former="\${_comps[npm]:-}"; fi
compdef _npm_store_npm npm
compdef _npm_store_alias store
`;
}
