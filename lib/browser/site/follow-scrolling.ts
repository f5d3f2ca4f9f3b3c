import { nextHeaderVisibility } from "@/lib/domain/site/header-visibility";
import { SCROLL_UP_THRESHOLD_PIXELS } from "@/lib/domain/site/thresholds";

/**
 * Lets `header` slide away and back with the page (`data-hidden`, the style sheet moves it) and shows `button` past the
 * threshold. Passive, at most once a frame; answers how to stop.
 */
export function followScrolling(header: HTMLElement, button: HTMLElement): () => void {
  let visibility = { isHidden: false, scrollY: window.scrollY };
  let frame = 0;

  const update = () => {
    frame = 0;
    visibility = nextHeaderVisibility(visibility, window.scrollY);
    // Whoever is in the header with the keyboard or a panel keeps it.
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
