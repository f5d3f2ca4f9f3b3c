"use client";
import { useEffect } from "react";
import { onceReachable } from "@/lib/browser/site/connection";
import { keptHref, reloadFromNetwork } from "@/lib/browser/site/kept-pages";

/** Says that a page is a kept copy. Its links lead to other kept copies, and the network replaces it once it is back. */
export function KeptPageNotice() {
  useEffect(() => onceReachable(reloadFromNetwork), []);
  useEffect(() => {
    document.addEventListener("click", followAsDocument, { capture: true });
    return () => document.removeEventListener("click", followAsDocument, { capture: true });
  }, []);

  return (
    <aside
      aria-label="Connection"
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-6 border-t border-line bg-paper px-gutter py-2 text-sm"
    >
      <p role="status">No Internet Connection. This page is as you last saw it; prices may have changed.</p>
      <a href="/" data-leaves className="link-underline py-2">
        All kept pages
      </a>
    </aside>
  );
}

/** The router would wait for a network that is not there. */
function followAsDocument(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.target || link.origin !== window.location.origin) return;
  const isWithinPage = link.hash !== "" && link.pathname === window.location.pathname;
  if (isWithinPage || "leaves" in link.dataset) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(keptHref(link.href));
}
