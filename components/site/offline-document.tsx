"use client";
import { useEffect } from "react";
import { onceReachable } from "@/lib/browser/site/connection";
import { reloadFromNetwork } from "@/lib/browser/site/kept-pages";
import { OfflinePage } from "./offline-page";

/** What the worker answers at any address that it cannot reach; shows the page that was wanted once it can. */
export function OfflineDocument({ storeName }: { storeName: string }) {
  useEffect(() => onceReachable(reloadFromNetwork), []);
  return (
    <main>
      <OfflinePage storeName={storeName} />
    </main>
  );
}
