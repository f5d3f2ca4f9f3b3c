"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Parts of the page appear as they are scrolled into view; what does it is fetched with the first scrolling. */
export function Reveal() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has parts of its own
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const { revealOnScroll } = await import("@/lib/browser/site/reveal-on-scroll");
      const content = document.getElementById("content");
      if (!isGone && content) stop = revealOnScroll(content);
    };
    window.addEventListener("scroll", start, { once: true, passive: true });
    return () => {
      isGone = true;
      window.removeEventListener("scroll", start);
      stop?.();
    };
  }, [pathname]);

  return null;
}
