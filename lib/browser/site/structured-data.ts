const STRUCTURED_DATA = "application/ld+json";
const PLAIN_DATA = "application/json";

/**
 * The router keeps earlier pages hidden in the document, for going back. Their structured data must not describe the
 * page that is shown (specification §2), so the type of that data is changed until its page is shown again.
 */
export function disableHiddenStructuredData(): void {
  const scripts = document.querySelectorAll(`script[type="${STRUCTURED_DATA}"], script[type="${PLAIN_DATA}"]`);
  for (const script of scripts) {
    const isHidden = script.closest<HTMLElement>('[style*="display"]')?.style.display === "none";
    script.setAttribute("type", isHidden ? PLAIN_DATA : STRUCTURED_DATA);
  }
}
