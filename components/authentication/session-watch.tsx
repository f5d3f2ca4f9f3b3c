"use client";
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { signInPath } from "@/lib/browser/authentication/pending-action";
import { SESSION_KEY, useSession } from "@/lib/browser/authentication/session";
import { changedForm, keepDraft } from "@/lib/browser/form/draft";
import { goTo } from "@/lib/browser/go-to";

/** On the pages of an account: who has signed out elsewhere is led to sign in, and keeps what they were typing. */
export function SignedOutWatch() {
  const session = useSession();
  useAskAgainOnReturn();
  const isOver = session !== undefined && session.kind !== "customer";
  useEffect(() => {
    if (!isOver) return;
    const form = changedForm();
    if (form) keepDraft(form);
    goTo(signInPath());
  }, [isOver]);
  return null;
}

/** On the pages of signing in: who has signed in elsewhere goes on. */
export function SignedInWatch({ next }: { next: string }) {
  const session = useSession();
  useAskAgainOnReturn();
  const isIn = session?.kind === "customer";
  useEffect(() => {
    if (isIn) goTo(next);
  }, [isIn, next]);
  return null;
}

/** A page that Back takes out of the browser's memory is as it was left, and may be out of date. */
function useAskAgainOnReturn() {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void mutate(SESSION_KEY);
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [mutate]);
}
