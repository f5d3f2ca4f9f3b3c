import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import useSWR from "swr";
import { currencyAtom } from "@/lib/browser/currency/currency";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { CURRENCY_COOKIE } from "@/lib/domain/currency/cookie";
import { askBagAgain, bagKey, readBag } from "./cache";
import { bagCount, guessBag } from "./estimate";
import { followBagWrites, type KeptWrite, keptBagWrites, noBagWrites } from "./journal";
import { knownBagAtom, visitorMark } from "./known-cart";
import { type BagNews, bagNews, followBagNews, noBagNews, tellBagNews } from "./news";
import { sendAllAtOnce, sendBagWrites, setBagCurrency } from "./sending";
import { followOtherTabs } from "./tabs";

export type ShownBag = BagNews & {
  /** As the shopper has made it, which the shop may not have answered yet; undefined until it is known. */
  bag: CartWire | undefined;
  /** What is on its way. */
  writes: readonly KeptWrite[];
  /** Amounts are those of before: of another currency, or of what is on its way. */
  isOutdated: boolean;
  /** Nothing is known, because the shop does not answer. */
  hasFailed: boolean;
};

type Using = {
  /** What the server has rendered the page with. */
  initial?: CartWire;
  /** Off while there is no reason to believe that there is a bag. */
  isAsked?: boolean;
};

/** The visitor's bag: asked for when first used, and again when the tab is looked at anew or another has changed it. */
export function useBag({ initial, isAsked = true }: Using = {}): ShownBag {
  const code = useAtomValue(currencyAtom)?.code;
  const { data, error } = useSWR(isAsked ? bagKey(code) : null, readBag, {
    ...(initial && { fallbackData: initial }),
    keepPreviousData: true,
    focusThrottleInterval: 1_000,
  });
  const writes = useSyncExternalStore(followBagWrites, keptBagWrites, noBagWrites);
  const news = useSyncExternalStore(followBagNews, bagNews, noBagNews);
  const bag = useMemo(() => data && guessBag(data, writes), [data, writes]);

  useEffect(() => keepBagCurrency(code), [code]);
  useEffect(keepUpWithBag, []);
  useKnownBag(bag);
  return {
    ...news,
    bag,
    writes,
    isOutdated: writes.length > 0 || (code !== undefined && bag !== undefined && bag.totals.currency !== code),
    hasFailed: bag === undefined && error !== undefined,
  };
}

/** Where answers to writes and pages of the server find the currency. */
function keepBagCurrency(code: string | undefined): void {
  setBagCurrency(code);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  if (code) document.cookie = `${CURRENCY_COOKIE}=${code}; path=/; max-age=31536000; samesite=lax`;
}

/** What a page before this one has left is done, and what this one leaves is sent. */
function keepUpWithBag(): () => void {
  void sendBagWrites();
  const forgetTabs = followOtherTabs((refusal) => {
    askBagAgain();
    if (refusal) tellBagNews({ type: "refused", ...refusal });
  });
  // A page that Back takes out of the browser's memory is as it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && askBagAgain();
  window.addEventListener("pagehide", sendAllAtOnce);
  window.addEventListener("pageshow", onShow);
  return () => {
    forgetTabs();
    window.removeEventListener("pagehide", sendAllAtOnce);
    window.removeEventListener("pageshow", onShow);
  };
}

/** What the header of every page says of the bag without asking for it. */
function useKnownBag(bag: CartWire | undefined): void {
  const keep = useSetAtom(knownBagAtom);
  const count = bag && bagCount(bag);
  useEffect(() => {
    if (count !== undefined) keep(count === 0 ? null : { count, visitor: visitorMark() });
  }, [count, keep]);
}
