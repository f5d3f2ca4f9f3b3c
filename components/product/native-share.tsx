"use client";
import { useState, useSyncExternalStore } from "react";

type NativeShareProps = { url: string; title: string };

const never = () => () => undefined;

/** The device's own sharing where there is one, else a button that copies the address. Appears with script only. */
export function NativeShare({ url, title }: NativeShareProps) {
  const [isCopied, setCopied] = useState(false);
  const isReady = useSyncExternalStore(
    never,
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
      // The shopper closed the sheet, or the browser forbids the clipboard; the links beside remain.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  return (
    <button type="button" onClick={share} className="py-2 hover:text-ink hover:underline">
      <span aria-live="polite">{isCopied ? "Address copied" : "This device"}</span>
    </button>
  );
}
