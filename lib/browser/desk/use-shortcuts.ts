import { useEffect, useRef } from "react";

const SEQUENCE_MS = 1_000;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Calls back for single keys such as "?" and pairs pressed one after the other such as "g o", wherever nobody is typing
 * and no dialog is open. Keys with Control, Alt or Command belong to the browser.
 */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>): void {
  const first = useRef({ key: "", at: 0 });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const now = Date.now();
      const pair = now - first.current.at < SEQUENCE_MS ? `${first.current.key} ${event.key}` : event.key;
      const run = shortcuts[pair] ?? shortcuts[event.key];
      first.current = run ? { key: "", at: 0 } : { key: event.key, at: now };
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [shortcuts]);
}
