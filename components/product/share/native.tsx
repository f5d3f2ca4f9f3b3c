"use client";
import { useState, useSyncExternalStore } from "react";
import { shareTexts } from "../texts";

type NativeShareProps = { url: string; title: string };

const subscribeToNothing = () => () => undefined;

/**
 * A button that opens the device's share sheet; if the device has none, the button copies the page's URL. It is shown
 * only if scripts run.
 */
export function NativeShare({ url, title }: NativeShareProps) {
  const [isCopied, setCopied] = useState(false);
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isReady) return null;

  const share = async () => {
    try {
      if (typeof navigator.share === "function") return await navigator.share({ url, title });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (error) {
      // A DOMException means that the shopper closed the share sheet or that the browser forbids copying. The share
      // links beside this button still work, so nothing is shown.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  return (
    <button type="button" onClick={share} className="py-2 hover:text-ink hover:underline">
      <span aria-live="polite">{isCopied ? shareTexts.copied : shareTexts.device}</span>
    </button>
  );
}
