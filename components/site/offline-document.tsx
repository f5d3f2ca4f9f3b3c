"use client";
import { useEffect } from "react";
import { onceReachable } from "@/lib/browser/site/connection";
import { reloadFromNetwork } from "@/lib/browser/site/kept-pages";
import { OfflinePage } from "./offline-page";

/**
 * The document that the service worker sends if it cannot reach the shop. As soon as the shop can be reached, it loads
 * the requested page.
 */
export function OfflineDocument({ storeName }: { storeName: string }) {
  useEffect(() => onceReachable(reloadFromNetwork), []);
  return (
    <main>
      <OfflinePage storeName={storeName} />
    </main>
  );
}
