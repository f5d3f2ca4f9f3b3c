"use client";
import { useEffect } from "react";
import { onceReachable } from "@/lib/browser/site/connection";
import { isPlainClick } from "@/lib/browser/site/is-plain-click";
import { keptHref, reloadFromNetwork } from "@/lib/browser/site/kept-pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { keptPageTexts } from "./offline-texts";

/**
 * Tells the visitor that this page is a copy saved for offline use. Links then open other saved copies. As soon as the
 * visitor is online, the page is loaded again.
 */
export function KeptPageNotice() {
  useEffect(() => onceReachable(reloadFromNetwork), []);
  useEffect(() => {
    document.addEventListener("click", followAsDocument, { capture: true });
    return () => document.removeEventListener("click", followAsDocument, { capture: true });
  }, []);

  return (
    <aside
      aria-label={keptPageTexts.label}
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-6 border-t border-line bg-paper px-gutter py-2 text-sm"
    >
      <p role="status">{keptPageTexts.text}</p>
      <a href={withBasePath("/")} data-leaves className="link-underline py-2">
        {keptPageTexts.allPages}
      </a>
    </aside>
  );
}

/**
 * Loads the linked page as a document, which the service worker can answer from its copies. Next's router would wait
 * for the network instead.
 */
function followAsDocument(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlainClick(event) || link.target || link.origin !== window.location.origin) return;
  const isWithinPage = link.hash !== "" && link.pathname === window.location.pathname;
  if (isWithinPage || "leaves" in link.dataset) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(keptHref(link.href));
}
