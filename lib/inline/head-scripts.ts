import { atBasePath } from "./at-base-path";
import { FIRST_PAINT_SCRIPT } from "./scripts";

/**
 * Scripts in the head of every page, which run before the body is parsed. The security policy allows them by their
 * digests.
 */
export const HEAD_SCRIPTS: readonly string[] = [/* @__PURE__ */ atBasePath(FIRST_PAINT_SCRIPT)];
