const STRUCTURED = "application/ld+json";
const LEFT = "application/json";

/**
 * The router keeps pages that were left, hidden, for the way back. Their structured data must not speak for the page that
 * is shown (specification §2), so it is called plain data until its page is shown again.
 */
export function silenceHiddenStructuredData(): void {
  for (const script of document.querySelectorAll(`script[type="${STRUCTURED}"], script[type="${LEFT}"]`)) {
    const isHidden = script.closest<HTMLElement>('[style*="display"]')?.style.display === "none";
    script.setAttribute("type", isHidden ? LEFT : STRUCTURED);
  }
}
