"use client";
import { useEffect } from "react";
import { ACCOUNT_QUERY } from "@/lib/domain/customer/pages";

const NEWS = [ACCOUNT_QUERY.done, ACCOUNT_QUERY.left, ACCOUNT_QUERY.refusal, ACCOUNT_QUERY.field];

/** Takes off the address what it tells of a form, once that is shown: loaded anew, the page may know better. */
export function ClearOutcomeFromAddress() {
  useEffect(() => {
    // The router listens once its own effects have run, which come after those of its page.
    queueMicrotask(() => {
      const url = new URL(window.location.href);
      for (const name of NEWS) url.searchParams.delete(name);
      window.history.replaceState(null, "", url);
    });
  }, []);
  return null;
}
