"use client";
import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { type ComponentProps, type ComponentType, useEffect, useState, useTransition } from "react";
import { followLinks } from "@/lib/browser/site/follow-links";
import { saveFollowedList } from "@/lib/browser/site/followed-list";
import { pageTurn } from "@/lib/browser/site/page-turn";

/** Pages that open within this time need no sign that something is happening. */
const SLOW_MS = 150;

type QuickAdd = typeof import("@/components/product/list/quick-add")["QuickAdd"];
type Added = { QuickAdd: ComponentType<ComponentProps<QuickAdd>>; key: number } & ComponentProps<QuickAdd>;

/**
 * Makes the shop's links open without loading a new document; see `followLinks`. While a page takes longer, the root
 * element has the attribute `data-opening`, for which the style sheet draws a bar.
 */
export function LinkBehaviour() {
  const router = useRouter();
  const [isOpening, startTransition] = useTransition();
  const [added, setAdded] = useState<Added>();
  useEffect(() => {
    if (!isOpening) return;
    const { dataset } = document.documentElement;
    const timer = setTimeout(() => {
      dataset.opening = "";
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      delete dataset.opening;
    };
  }, [isOpening]);
  useEffect(() => {
    const push = (path: string, options?: { scroll: boolean }) => startTransition(() => router.push(path, options));
    return followLinks({
      push,
      prefetch: (path) => router.prefetch(path, { kind: PrefetchKind.FULL }),
      onFollow: (link, open) => {
        saveFollowedList(link);
        pageTurn.run(link, open);
      },
      quickAdd: (link, path) => {
        const onFailure = () => push(path);
        import("@/components/product/list/quick-add").then(
          ({ QuickAdd }) => setAdded({ QuickAdd, key: Date.now(), link, path, onFailure }),
          onFailure,
        );
      },
    });
  }, [router]);
  if (!added) return null;
  const { QuickAdd, key, ...props } = added;
  return <QuickAdd key={key} {...props} />;
}
