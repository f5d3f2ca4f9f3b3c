import { nextHeaderVisibility } from "@/lib/domain/site/header-visibility";
import { SCROLL_UP_THRESHOLD_PIXELS } from "@/lib/domain/site/thresholds";

/**
 * Hides `header` while scrolling down and shows it while scrolling up (`data-hidden`, which the style sheet animates),
 * and shows `button` past the threshold. Runs at most once per frame. Returns a function that stops it.
 */
export function followScrolling(header: HTMLElement, button: HTMLElement): () => void {
  let visibility = { isHidden: false, scrollY: window.scrollY };
  let frame = 0;

  const update = () => {
    frame = 0;
    visibility = nextHeaderVisibility(visibility, window.scrollY);
    // The header stays while it has the focus or an open panel.
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
