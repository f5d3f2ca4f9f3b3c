/** What a button in the corner of the window must not cover, besides words: what shoppers type in or press. */
const KEPT_CLEAR = "footer, form, button, summary, blockquote, data, .quick-add, .compare-bar";

/** How far inside its edge the button is measured, in pixels, so that elements that only touch it do not count. */
const INSET = 2;

/**
 * Marks `control`, a button in the corner of the window, with `data-covers` while it covers something that must stay
 * clear; the style sheet then hides it. A focused button stays. Runs at most once per frame. Returns a function that
 * stops this.
 */
export function watchCorner(control: HTMLElement): () => void {
  let frame = 0;
  const update = () => {
    frame = 0;
    control.toggleAttribute("data-covers", control !== document.activeElement && covers(control));
  };
  const updateSoon = () => {
    frame ||= requestAnimationFrame(update);
  };
  // Also runs once at the start, when the control appears, and whenever something on the page opens or closes.
  const observer = new ResizeObserver(updateSoon);
  observer.observe(document.body);
  observer.observe(control);
  window.addEventListener("scroll", updateSoon, { passive: true });
  window.addEventListener("resize", updateSoon);
  control.addEventListener("focus", updateSoon);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    window.removeEventListener("scroll", updateSoon);
    window.removeEventListener("resize", updateSoon);
    control.removeEventListener("focus", updateSoon);
  };
}

function covers(control: HTMLElement): boolean {
  const box = control.getBoundingClientRect();
  const across = [box.left + INSET, box.left + box.width / 2, box.right - INSET];
  const down = [box.top + INSET, box.top + box.height / 2, box.bottom - INSET];
  const stacks = across.flatMap((x) => down.map((y) => elementsBelow(x, y)));
  return (
    stacks.some(([uppermost]) => uppermost?.closest(KEPT_CLEAR)) ||
    // A link that fills a card lies over the card's words, so these are looked for at every depth.
    [...new Set(stacks.flat())].some((element) => hasWordsWithin(element, box))
  );
}

/** The elements below the buttons in the corner, at this place of the window, the uppermost first. */
function elementsBelow(x: number, y: number): Element[] {
  return document.elementsFromPoint(x, y).filter((element) => !element.closest(".in-corner"));
}

/** Whether words that stand in this element itself touch the box, inset like the button. */
function hasWordsWithin(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()].some(
      (line) =>
        line.left < box.right - INSET &&
        line.right > box.left + INSET &&
        line.top < box.bottom - INSET &&
        line.bottom > box.top + INSET,
    );
  });
}
