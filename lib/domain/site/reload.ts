/** In session storage: the builds whose pages this tab has reloaded because a script could not be loaded. */
export const RELOADED_KEY = "reloaded_builds";
/** In session storage: what was typed into the page before that. */
export const TYPED_KEY = "typed_before_reload";
/** The fields whose text is kept over the reload. Passwords and codes are not among them. */
export const TYPED_SELECTOR =
  ":is(input:not([type]),[type=text],[type=email],[type=tel],[type=search],[type=number],[type=date],textarea,select)" +
  "[name]:not([autocomplete=one-time-code])";

/**
 * The text of each field on the page at `path`, in their order, with the field's name; null where nothing was typed.
 */
export type TypedText = { path: string; typed: readonly (readonly [name: string, value: string | null])[] };
