import { BASE_PATH } from "@/lib/domain/site/base-path";

/**
 * Handles the page until React has started. On the visitor's first interaction it marks the page; without the mark, the
 * style sheet does not load pictures that are further down.
 *
 * A picture that fails to load is replaced by the picture as it is stored, which browsers without AVIF can show; if that
 * fails too, it is marked, and the style sheet hides it. When a script of the page fails to load, the script at
 * `/reload.js` is loaded (`reload-page.ts`): its address does not change with a build, so pages of an old build find
 * it.
 *
 * This is part of the script in the head of every page, where each byte counts.
 */
export function handleEarly(): void {
  const wake = () => {
    document.documentElement.dataset.awake = "";
  };
  for (const sign of ["mousemove", "touchstart", "scroll", "keydown", "focusin", "pointerdown", "beforeprint"])
    addEventListener(sign, wake, { once: true, passive: true, capture: true });
  addEventListener(
    "error",
    ({ target: failed }) => {
      if (failed instanceof HTMLImageElement) {
        const stored = failed.src.replace(/_[sml]\.avif$/, ".webp");
        if (failed.srcset) {
          for (const source of (failed.parentElement as Element).querySelectorAll("source")) source.remove();
          failed.srcset = "";
        } else if (stored !== failed.src) failed.src = stored;
        else failed.dataset.broken = "";
      } else if (failed instanceof HTMLScriptElement && failed.src.includes("/_next/"))
        document.head.append(Object.assign(document.createElement("script"), { src: `${BASE_PATH}/reload.js` }));
    },
    true,
  );
}
