import { BASE_PATH } from "@/lib/domain/site/base-path";

/**
 * What stands in the generated scripts for `BASE_PATH`: one text of a script serves builds below any path. It looks like
 * a path itself, so that the scripts are the same code for each.
 */
export const BASE_PATH_MARK = "/__base_path__";

/** A generated script for this build. */
export function atBasePath(script: string): string {
  return script.replaceAll(BASE_PATH_MARK, BASE_PATH);
}
