/** Describes the focused element if it is covered or its focus is invisible (WCAG 2.4.7 and 2.4.11); else null. */
export function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const isSeen = parts.some((across) =>
    parts.some((down) => {
      const at = document.elementFromPoint(left + across * width, top + down * height);
      return at !== null && (focused.contains(at) || at.contains(focused));
    }),
  );
  const { outlineStyle } = getComputedStyle(focused);
  const isMarked = outlineStyle !== "none" || focused.matches("input, select, textarea");
  if (isSeen && isMarked) return null;
  return `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40)}`;
}
