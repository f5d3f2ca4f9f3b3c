"use client";
import { useEffect } from "react";
import { ACCOUNT_QUERY } from "@/lib/domain/customer/pages";

const OUTCOME_PARAMETERS = [ACCOUNT_QUERY.done, ACCOUNT_QUERY.left, ACCOUNT_QUERY.refusal, ACCOUNT_QUERY.field];

/**
 * Removes the outcome of a form from the page's address once the page shows it, so that a reload does not repeat it.
 */
export function ClearOutcomeFromAddress() {
  useEffect(() => {
    // Next's router sees the change only after its own effects have run, which is after the effects of the page.
    queueMicrotask(() => {
      const url = new URL(window.location.href);
      for (const name of OUTCOME_PARAMETERS) url.searchParams.delete(name);
      window.history.replaceState(null, "", url);
    });
  }, []);
  return null;
}
