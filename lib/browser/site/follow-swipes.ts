/** How far a finger moves sideways before a picture turns, in pixels. */
const FAR_ENOUGH = 24;

/**
 * Turns the picture of a card to its second one, and back, when a finger swipes sideways over it. Only cards with a second
 * picture turn; their style leaves vertical scrolling to the browser. Returns a function that stops it.
 */
export function followSwipes(): () => void {
  let start: { card: HTMLElement; x: number; y: number } | null = null;
  const onDown = ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
    start = null;
    if (pointerType === "mouse" || !isPrimary || !(target instanceof Element)) return;
    const card = target.closest<HTMLElement>("article");
    const box = card?.querySelector(".card-box:has(.card-second)")?.getBoundingClientRect();
    if (card && box && y >= box.top && y <= box.bottom) start = { card, x, y };
  };
  const onMove = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    if (!start || !isPrimary) return;
    const across = Math.abs(clientX - start.x);
    if (across < FAR_ENOUGH || across < Math.abs(clientY - start.y)) return;
    start.card.toggleAttribute("data-turned");
    start = null;
  };
  document.addEventListener("pointerdown", onDown, { passive: true });
  document.addEventListener("pointermove", onMove, { passive: true });
  return () => {
    document.removeEventListener("pointerdown", onDown);
    document.removeEventListener("pointermove", onMove);
  };
}
