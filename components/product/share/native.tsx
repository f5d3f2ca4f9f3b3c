"use client";
import { useState } from "react";
import { useIsHydrated } from "@/lib/browser/site/is-hydrated";
import { shareTexts } from "../texts";

type NativeShareProps = { url: string; title: string };

/**
 * A button that opens the device's share sheet; if the device has none, the button copies the page's URL. It is shown
 * only if scripts run.
 */
export function NativeShare({ url, title }: NativeShareProps) {
  const [isCopied, setCopied] = useState(false);
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;

  // Loaded only now, which keeps it out of the first load.
  const share = async () => setCopied(await (await import("@/lib/browser/site/share-page")).sharePage({ url, title }));
  return (
    <button type="button" onClick={share} className="py-2 hover:text-ink hover:underline">
      <span aria-live="polite">{isCopied ? shareTexts.copied : shareTexts.device}</span>
    </button>
  );
}
