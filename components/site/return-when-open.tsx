"use client";
import { useEffect } from "react";

const PAUSE_MS = 10_000;

/** Checks every ten seconds whether the store is open again, and then opens its home page. */
export function ReturnWhenOpen() {
  useEffect(() => {
    const timer = setInterval(async () => {
      try {
        // A closed store redirects back to this page.
        const response = await fetch("/", { method: "HEAD", redirect: "manual", cache: "no-store" });
        if (response.ok) window.location.assign("/");
      } catch {
        // The visitor is offline: the next check may succeed.
      }
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
