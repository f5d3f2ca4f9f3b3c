/** What counts as a first interaction (specification §4), with key and focus so that keyboards are not left out. */
const SIGNS = ["mousemove", "touchmove", "scroll", "keydown", "focusin", "pointerdown", "hashchange"] as const;

let hasHappened = false;
const waiting = new Set<() => void>();

function happen() {
  hasHappened = true;
  for (const sign of SIGNS) window.removeEventListener(sign, happen);
  for (const run of waiting) run();
  waiting.clear();
}

/** The script of the head listens before this module is there, and notes a sign given meanwhile (`early-pictures.ts`). */
const hasHappenedEarly = () => document.documentElement.dataset.awake !== undefined;

/** Runs `callback` once the visitor has done anything, at once if that has happened before; answers how to forget it. */
export function onFirstInteraction(callback: () => void): () => void {
  if (hasHappened || hasHappenedEarly()) {
    callback();
    return () => undefined;
  }
  if (waiting.size === 0) for (const sign of SIGNS) window.addEventListener(sign, happen, { passive: true });
  waiting.add(callback);
  return () => waiting.delete(callback);
}
