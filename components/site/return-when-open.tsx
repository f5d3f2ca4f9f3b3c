"use client";
import { useEffect } from "react";
import { goTo } from "@/lib/browser/go-to";
import { withBasePath } from "@/lib/domain/site/base-path";

const PAUSE_MS = 10_000;

/**
 * For visitors of a closed store: checks every ten seconds whether the store is open again, and if so opens its home
 * page.
 */
export function ReturnWhenOpen() {
  useEffect(() => {
    const timer = setInterval(async () => {
      try {
        // A closed store redirects to this page. With `manual`, the redirect is not followed, and the response is not
        // ok.
        const response = await fetch(withBasePath("/"), { method: "HEAD", redirect: "manual", cache: "no-store" });
        if (response.ok) goTo("/");
      } catch {
        // The visitor is offline. The next check may succeed.
      }
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
