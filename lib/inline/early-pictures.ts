/**
 * Handles pictures until React has started. On the visitor's first interaction it marks the page; without the mark, the
 * style sheet does not load pictures that are further down. A picture that fails to load is replaced by the picture as
 * it is stored, which browsers without AVIF can show; if that fails too, it is marked, and the style sheet hides it.
 */
export function followEarlyPictures() {
  const wake = () => {
    document.documentElement.dataset.awake = "";
  };
  for (const sign of ["mousemove", "touchstart", "scroll", "keydown", "focusin", "pointerdown", "beforeprint"]) {
    addEventListener(sign, wake, { once: true, passive: true, capture: true });
  }
  const replace = (picture: HTMLImageElement) => {
    const stored = picture.src.replace(/_[sml]\.avif$/, ".webp");
    if (picture.srcset) {
      for (const source of picture.parentElement?.querySelectorAll("source") ?? []) source.remove();
      picture.srcset = "";
    } else if (stored !== picture.src) picture.src = stored;
    else picture.dataset.broken = "";
  };
  addEventListener("error", ({ target }) => target instanceof HTMLImageElement && replace(target), true);
}
