"use client";
import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { followLinks } from "@/lib/browser/site/follow-links";
import { openingPage } from "@/lib/browser/site/opening-page";

/** Pages that open within this time need no sign that something is happening. */
const SLOW_MS = 150;

/**
 * Makes the shop's links open without loading a new document; see `followLinks`. While a page takes longer, the root
 * element has the attribute `data-opening`, for which the style sheet draws a bar.
 */
export function LinkBehaviour() {
  const router = useRouter();
  const [isOpening, startTransition] = useTransition();
  useEffect(() => {
    if (!isOpening) return;
    const { dataset } = document.documentElement;
    const timer = setTimeout(() => {
      dataset.opening = "";
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      delete dataset.opening;
      openingPage.path = null;
    };
  }, [isOpening]);
  useEffect(
    () =>
      followLinks({
        push: (path, options) => {
          openingPage.path = path;
          startTransition(() => router.push(path, options));
        },
        prefetch: (path) => router.prefetch(path, { kind: PrefetchKind.FULL }),
      }),
    [router],
  );
  return null;
}
