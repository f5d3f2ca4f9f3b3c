/** How far below the window an element gets ready, as a share of the window's height. */
const BAND = "25%";
/** What first shows up above this share of the window was jumped to, not scrolled to. */
const JUMPED_ABOVE = 0.6;
/** Nothing moves: what is on its way up slips away under the pointer of who presses it. */
const APPEAR: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const TIMING: KeyframeAnimationOptions = { duration: 700, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "backwards" };

/**
 * Lets the parts of `root` appear softly as they are scrolled into view. Nothing is hidden but, for a moment, what lies
 * just below the window: it waits there, transparent, and starts when it comes in. What is in view already, what is
 * jumped to (focus, an anchor, the browser's search) and what is printed is simply there.
 */
export function revealOnScroll(root: HTMLElement): () => void {
  const waiting = new Map<Element, Animation>();

  const show = (part: Element) => {
    waiting.get(part)?.finish();
    waiting.delete(part);
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const isBelow = boundingClientRect.top >= window.innerHeight;
        if (!isIntersecting) show(target);
        else if (isBelow && !target.contains(document.activeElement)) waiting.set(target, prepare(target));
      }
    },
    { rootMargin: `0px 0px ${BAND} 0px` },
  );
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries) {
      if (!isIntersecting) continue;
      if (boundingClientRect.top < window.innerHeight * JUMPED_ABOVE) show(target);
      waiting.get(target)?.play();
      waiting.delete(target);
      near.unobserve(target);
      inView.unobserve(target);
    }
  });
  const onFocus = ({ target }: FocusEvent) => {
    for (const part of waiting.keys()) if (target instanceof Node && part.contains(target)) show(part);
  };
  const showAll = () => {
    for (const part of waiting.keys()) show(part);
  };

  for (const part of partsBelow(root)) {
    near.observe(part);
    inView.observe(part);
  }
  root.addEventListener("focusin", onFocus);
  window.addEventListener("beforeprint", showAll);
  return () => {
    near.disconnect();
    inView.disconnect();
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

/** Sections and cards that begin below the window; of what is in view or taller than the window, the parts within. */
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
