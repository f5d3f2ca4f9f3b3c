/**
 * The events that count as the first interaction (specification §4). `keydown` and `focusin` are for visitors who use
 * the keyboard.
 */
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
 * Whether the first interaction came before this module was loaded. In that case, a script in the head has set this
 * attribute (`early-faults.ts`).
 */
const hasHappenedEarly = () => document.documentElement.dataset.awake !== undefined;

/**
 * Calls `callback` on the visitor's first interaction, or immediately if that has already happened. Returns a function
 * that cancels it.
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
