"use client";
import { useEffect } from "react";
import { useSession } from "@/lib/browser/authentication/session";

/** Tells the style sheet who is here, so that the header of every page can name it. */
export function SignedInMark() {
  const session = useSession();
  useEffect(() => {
    if (session) document.documentElement.dataset.visitor = session.kind;
  }, [session]);
  return null;
}
