import { EARLY_PICTURES_SCRIPT } from "./early-pictures";
import { FIRST_PAINT_SCRIPT } from "./first-paint-script";

/** Run in the head of every page, before the body arrives. The security policy names them by their digests. */
export const HEAD_SCRIPTS: readonly string[] = [EARLY_PICTURES_SCRIPT, FIRST_PAINT_SCRIPT];
