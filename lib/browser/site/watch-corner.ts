/** What a button in the corner of the window must not cover: what shoppers read, type in or press. */
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
  const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
  const across = [left + INSET, left + width / 2, right - INSET];
  const down = [top + INSET, top + height / 2, bottom - INSET];
  return across.some((x) => down.some((y) => isKeptClear(control, x, y)));
}

/** Whether the uppermost element below the control, at this place of the window, must stay clear. */
function isKeptClear(control: HTMLElement, x: number, y: number): boolean {
  const below = document.elementsFromPoint(x, y).find((element) => !element.closest(".in-corner"));
  return below !== undefined && !control.contains(below) && below.closest(KEPT_CLEAR) !== null;
}
