"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { runPendingAction } from "@/lib/browser/authentication/pending-action";
import { PENDING_ACTION_KINDS } from "@/lib/browser/authentication/pending-action-kinds";

/**
 * After signing in, visitors return to the page they came from. There, this component finishes what they were doing,
 * such as saving to the wishlist.
 */
export function CompletePendingAction() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the path has changed
  useEffect(() => void runPendingAction(PENDING_ACTION_KINDS), [pathname]);
  return null;
}
