const TYPED_INTO =
  "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=submit])";

/** Whether the visitor has something open, is typing, or is looking elsewhere: nothing may come in between then. */
export function isVisitorBusy(): boolean {
  return (
    document.hidden ||
    document.activeElement?.matches(TYPED_INTO) === true ||
    document.querySelector("dialog[open], :popover-open, [role=dialog]") !== null
  );
}
