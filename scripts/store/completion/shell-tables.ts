import type { CompletionNode } from "./nodes";

/**
 * Writes the nodes as shell functions that work in bash and zsh: `_npm_store_node` sets `subcommands`, `flags` and
 * `valued` for a path, and `_npm_store_values` prints the possible values for "path/flag" or "path/position". The names
 * `path`, `commands` and `options` cannot be used, because zsh has variables with these names.
 */
export function shellTables(nodes: readonly CompletionNode[]): string {
  const places = nodes.map(
    ({ path, commands, flags, valued }) =>
      `    '${path}') subcommands='${commands.join(" ")}' flags='${flags.join(" ")}' valued='${valued.join(" ")}' ;;`,
  );
  const values = nodes.flatMap(({ path, values: known }) =>
    [...known].map(([key, words]) => `    '${path}/${key}') echo '${words.join(" ")}' ;;`),
  );
  return `_npm_store_node() {
  subcommands='' flags='' valued=''
  case "$1" in
${places.join("\n")}
  esac
}

_npm_store_values() {
  case "$1" in
${values.join("\n")}
  esac
}

# Whether these words run the store's command line.
_npm_store_runs() { [[ " $* " == *" run "* && " $* " == *" store "* ]]; }
`;
}

/**
 * The body of a shell loop over the words before the cursor. `node` is the path of the command typed so far, `place`
 * the position of the next argument, and `option` a flag whose value is the next word.
 */
export const WALK = `    if [[ -n "$option" ]]; then option=''; continue; fi
    case " $valued " in *" $word "*) option=$word; continue ;; esac
    case "$word" in -*) continue ;; esac
    # What follows "help" is completed as if it stood alone.
    if [[ -z "$node" && "$word" == help ]]; then continue; fi
    case " $subcommands " in
      *" $word "*) node="\${node:+$node }$word"; place=1; _npm_store_node "$node" ;;
      *) place=$((place + 1)) ;;
    esac`;
