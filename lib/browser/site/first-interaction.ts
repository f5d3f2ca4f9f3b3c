/** Events that count as a first interaction (specification §4); key and focus are included for keyboard users. */
const EVENTS = ["mousemove", "touchmove", "scroll", "keydown", "focusin", "pointerdown", "hashchange"] as const;

let hasHappened = false;
const waiting = new Set<() => void>();

function onEvent() {
  hasHappened = true;
  for (const event of EVENTS) window.removeEventListener(event, onEvent);
  for (const run of waiting) run();
  waiting.clear();
}

/**
 * Whether the first interaction was before this module loaded: a script in the head then marks it
 * (`early-pictures.ts`).
 */
const hasHappenedEarly = () => document.documentElement.dataset.awake !== undefined;

/**
 * Runs `callback` on the visitor's first interaction, immediately if that has happened; returns a function that cancels
 * it.
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (hasHappened || hasHappenedEarly()) {
    callback();
    return () => undefined;
  }
  if (waiting.size === 0) for (const event of EVENTS) window.addEventListener(event, onEvent, { passive: true });
  waiting.add(callback);
  return () => waiting.delete(callback);
}
