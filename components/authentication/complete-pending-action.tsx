"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { runPendingAction } from "@/lib/browser/authentication/pending-action";
import { PENDING_ACTION_KINDS } from "@/lib/browser/authentication/pending-action-kinds";

/** Runs the action that was waiting for the visitor to sign in, on the page they have come back to. */
export function CompletePendingAction() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the path has changed
  useEffect(() => void runPendingAction(PENDING_ACTION_KINDS), [pathname]);
  return null;
}
