const INPUT_FIELDS =
  "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=submit])";

/**
 * Whether the visitor must not be interrupted: has a dialog or panel open, is typing, or has switched to another tab.
 */
export function isVisitorBusy(): boolean {
  return (
    document.hidden ||
    document.activeElement?.matches(INPUT_FIELDS) === true ||
    document.querySelector("dialog[open], :popover-open, [role=dialog]") !== null
  );
}
