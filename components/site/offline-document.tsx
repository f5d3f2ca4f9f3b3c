"use client";
import { useEffect } from "react";
import { onceReachable } from "@/lib/browser/site/connection";
import { reloadFromNetwork } from "@/lib/browser/site/kept-pages";
import { OfflinePage } from "./offline-page";

/** The page the service worker serves if it cannot reach the shop; once it can, the requested page is loaded. */
export function OfflineDocument({ storeName }: { storeName: string }) {
  useEffect(() => onceReachable(reloadFromNetwork), []);
  return (
    <main>
      <OfflinePage storeName={storeName} />
    </main>
  );
}
