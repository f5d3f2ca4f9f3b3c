"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Makes parts of the page fade in when they are scrolled into view. Its code is loaded at the first scroll. */
export function Reveal() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has other parts
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const start = async () => {
      if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const { revealOnScroll } = await import("@/lib/browser/site/reveal-on-scroll");
      const content = document.getElementById("content");
      if (!isUnmounted && content) stop = revealOnScroll(content);
    };
    window.addEventListener("scroll", start, { once: true, passive: true });
    return () => {
      isUnmounted = true;
      window.removeEventListener("scroll", start);
      stop?.();
    };
  }, [pathname]);

  return null;
}
