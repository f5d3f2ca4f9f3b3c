const STRUCTURED_DATA = "application/ld+json";
const PLAIN_DATA = "application/json";

/**
 * Next's router keeps earlier pages in the document, hidden, for going back. Their structured data must not describe
 * the page that is shown (specification §2). So the scripts with that data get another type while their page is hidden.
 */
export function disableHiddenStructuredData(): void {
  const scripts = document.querySelectorAll(`script[type="${STRUCTURED_DATA}"], script[type="${PLAIN_DATA}"]`);
  for (const script of scripts) {
    const isHidden = script.closest<HTMLElement>('[style*="display"]')?.style.display === "none";
    script.setAttribute("type", isHidden ? PLAIN_DATA : STRUCTURED_DATA);
  }
}
