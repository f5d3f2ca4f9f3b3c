/** Parts that are at most this far below the window are hidden, to fade in later. A share of the window's height. */
const BAND = "25%";
/**
 * A part that first appears above this height was jumped to and not scrolled to, so it is shown without fading. A share
 * of the window's height.
 */
const JUMPED_ABOVE = 0.6;
/** Only the opacity changes. A part that moved while it appears could slip away from under the pointer. */
const APPEAR: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const TIMING: KeyframeAnimationOptions = { duration: 700, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "backwards" };

/**
 * Makes the parts of `root` fade in when they are scrolled into view. Only parts just below the window are hidden in
 * advance. Parts that are already in view, that the visitor jumps to (by focus, an anchor or the browser's search) or
 * that are printed are shown immediately. Returns a function that stops this.
 */
export function revealOnScroll(root: HTMLElement): () => void {
  const waiting = new Map<Element, Animation>();

  const show = (part: Element) => {
    waiting.get(part)?.finish();
    waiting.delete(part);
  };
  const belowObserver = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const isBelow = boundingClientRect.top >= window.innerHeight;
        if (!isIntersecting) show(target);
        else if (isBelow && !target.contains(document.activeElement)) waiting.set(target, prepare(target));
      }
    },
    { rootMargin: `0px 0px ${BAND} 0px` },
  );
  const inViewObserver = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (!isIntersecting) continue;
      if (boundingClientRect.top < window.innerHeight * JUMPED_ABOVE) show(target);
      waiting.get(target)?.play();
      waiting.delete(target);
      belowObserver.unobserve(target);
      inViewObserver.unobserve(target);
    }
  });
  const onFocus = ({ target }: FocusEvent) => {
    for (const part of waiting.keys()) if (target instanceof Node && part.contains(target)) show(part);
  };
  const showAll = () => {
    for (const part of waiting.keys()) show(part);
  };

  for (const part of partsBelow(root)) {
    belowObserver.observe(part);
    inViewObserver.observe(part);
  }
  root.addEventListener("focusin", onFocus);
  window.addEventListener("beforeprint", showAll);
  return () => {
    belowObserver.disconnect();
    inViewObserver.disconnect();
    root.removeEventListener("focusin", onFocus);
    window.removeEventListener("beforeprint", showAll);
    showAll();
  };
}

function prepare(part: Element): Animation {
  const animation = part.animate(APPEAR, TIMING);
  animation.pause();
  return animation;
}

/**
 * The sections and cards that begin below the window and can fade in. If a part is already in view or is much taller
 * than the window, it is left out, and the parts inside it are considered instead.
 */
function partsBelow(root: Element): Element[] {
  const parts: Element[] = [];
  let last: Element | null = null;
  for (const part of root.querySelectorAll("section, article")) {
    if (last?.contains(part)) continue;
    const { top, height } = part.getBoundingClientRect();
    if (top < window.innerHeight || height > window.innerHeight * 1.5) continue;
    parts.push(part);
    last = part;
  }
  return parts;
}
