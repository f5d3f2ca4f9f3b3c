import { nextHeaderVisibility } from "@/lib/domain/site/header-visibility";
import { SCROLL_UP_THRESHOLD_PIXELS } from "@/lib/domain/site/thresholds";

/**
 * Hides `header` while the visitor scrolls down and shows it while they scroll up; shows `button` once the page is
 * scrolled past a threshold. The header is hidden by the attribute `data-hidden`, and the style sheet animates it. Runs
 * at most once per frame. Returns a function that stops this.
 */
export function followScrolling(header: HTMLElement, button: HTMLElement): () => void {
  let visibility = { isHidden: false, scrollY: window.scrollY };
  let frame = 0;

  const update = () => {
    frame = 0;
    visibility = nextHeaderVisibility(visibility, window.scrollY);
    // The header is not hidden while the focus is in it or one of its panels is open.
    const isInUse = header.contains(document.activeElement) || header.querySelector(":popover-open") !== null;
    header.toggleAttribute("data-hidden", visibility.isHidden && !isInUse);
    button.hidden = window.scrollY <= SCROLL_UP_THRESHOLD_PIXELS;
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(update);
  };
  update();
  window.addEventListener("scroll", onScroll, { passive: true });
  header.addEventListener("focusin", update);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", onScroll);
    header.removeEventListener("focusin", update);
    header.removeAttribute("data-hidden");
    button.hidden = true;
  };
}
