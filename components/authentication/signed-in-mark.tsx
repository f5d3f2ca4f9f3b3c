"use client";
import { useEffect } from "react";
import { useSession } from "@/lib/browser/authentication/session";

/** Marks the document with the kind of visitor, so that CSS can adapt the header of a shared page. */
export function SignedInMark() {
  const session = useSession();
  useEffect(() => {
    if (session) document.documentElement.dataset.visitor = session.kind;
  }, [session]);
  return null;
}
