const INPUT_FIELDS =
  "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=submit])";

/**
 * Whether the visitor must not be interrupted: a dialog or panel is open, they are typing, or they have switched to
 * another tab.
 */
export function isVisitorBusy(): boolean {
  return (
    document.hidden ||
    document.activeElement?.matches(INPUT_FIELDS) === true ||
    document.querySelector("dialog[open], :popover-open, [role=dialog]") !== null
  );
}
