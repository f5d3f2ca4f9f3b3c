"use client";
import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { followLinks } from "@/lib/browser/site/follow-links";

/** Makes the shop's links open without loading a new document; see `followLinks`. */
export function LinkBehaviour() {
  const router = useRouter();
  useEffect(
    () =>
      followLinks({
        push: router.push,
        prefetch: (path) => router.prefetch(path, { kind: PrefetchKind.FULL }),
      }),
    [router],
  );
  return null;
}
