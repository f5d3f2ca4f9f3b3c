"use client";
import { useEffect } from "react";
import { ACCOUNT_QUERY } from "@/lib/domain/customer/pages";

const OUTCOME_PARAMETERS = [ACCOUNT_QUERY.done, ACCOUNT_QUERY.left, ACCOUNT_QUERY.refusal, ACCOUNT_QUERY.field];

/**
 * Removes the outcome of a form from the page's address as soon as the page shows it. Otherwise a reload would show it
 * again.
 */
export function ClearOutcomeFromAddress() {
  useEffect(() => {
    // Next's router notices a changed address only once its own effects have run, which is after those of the page. So
    // the change waits until then.
    queueMicrotask(() => {
      const url = new URL(window.location.href);
      for (const name of OUTCOME_PARAMETERS) url.searchParams.delete(name);
      window.history.replaceState(null, "", url);
    });
  }, []);
  return null;
}
