"use client";
import { useEffect } from "react";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";

/**
 * Removes the outcome of a form from the page's URL as soon as the page shows it. Otherwise a reload would show it
 * again.
 */
export function ClearOutcomeFromAddress() {
  useEffect(() => {
    // Next's router notices a change of the URL only once its own effects have run, which happens after the effects of
    // the page. So the URL is changed only then.
    queueMicrotask(() => {
      const url = new URL(window.location.href);
      for (const name of Object.values(OUTCOME_QUERY)) url.searchParams.delete(name);
      window.history.replaceState(null, "", url);
    });
  }, []);
  return null;
}
