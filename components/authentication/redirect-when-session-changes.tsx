"use client";
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { signInPath } from "@/lib/browser/authentication/pending-action";
import { SESSION_KEY, useSession } from "@/lib/browser/authentication/session";
import { changedForm, keepDraft } from "@/lib/browser/form/draft";
import { goTo } from "@/lib/browser/go-to";

/**
 * On account pages: if the customer has signed out in another tab, saves what they typed and redirects to the sign-in
 * page.
 */
export function RedirectWhenSignedOut() {
  const session = useSession();
  useRefetchOnReturn();
  const isSignedOut = session !== undefined && session.kind !== "customer";
  useEffect(() => {
    if (!isSignedOut) return;
    const form = changedForm();
    if (form) keepDraft(form);
    goTo(signInPath());
  }, [isSignedOut]);
  return null;
}

/** On sign-in pages: if the visitor has signed in in another tab, redirects to `next`. */
export function RedirectWhenSignedIn({ next }: { next: string }) {
  const session = useSession();
  useRefetchOnReturn();
  const isSignedIn = session?.kind === "customer";
  useEffect(() => {
    if (isSignedIn) goTo(next);
  }, [isSignedIn, next]);
  return null;
}

/**
 * Fetches the session again when the browser restores a page from its back/forward cache, because the session of that
 * page may be out of date.
 */
function useRefetchOnReturn() {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void mutate(SESSION_KEY);
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [mutate]);
}
