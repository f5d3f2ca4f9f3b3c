import { FIRST_PAINT_SCRIPT } from "./first-paint-script";

/** Marks pictures that fail to load, also those that fail before anything has hydrated; the style sheet hides them. */
const MARK_BROKEN_PICTURES = `addEventListener("error",function(e){var t=e.target;if(t instanceof HTMLImageElement)t.dataset.broken=""},true)`;

/** Run in the head of every page, before the body arrives. The security policy names them by their digests. */
export const HEAD_SCRIPTS: readonly string[] = [MARK_BROKEN_PICTURES, FIRST_PAINT_SCRIPT];
