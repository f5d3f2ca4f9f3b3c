"use client";
import { useState, useSyncExternalStore } from "react";
import { shareTexts } from "./texts";

type NativeShareProps = { url: string; title: string };

const subscribeToNothing = () => () => undefined;

/** Opens the device's share sheet or, where there is none, copies the address. Shown only when scripts run. */
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
      // The shopper closed the share sheet, or the browser denies the clipboard. The links beside it still work.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  return (
    <button type="button" onClick={share} className="py-2 hover:text-ink hover:underline">
      <span aria-live="polite">{isCopied ? shareTexts.copied : shareTexts.device}</span>
    </button>
  );
}
