"use client";
import { useEffect } from "react";
import { useSession } from "@/lib/browser/authentication/session";

/**
 * Marks the document with the kind of visitor. The page's HTML is the same for everyone; CSS then adapts its header.
 */
export function SignedInMark() {
  const session = useSession();
  useEffect(() => {
    if (session) document.documentElement.dataset.visitor = session.kind;
  }, [session]);
  return null;
}
