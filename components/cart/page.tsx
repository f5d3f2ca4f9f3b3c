"use client";
import { Notice } from "@/components/ui/notice";
import { useBag } from "@/lib/browser/cart/cart";
import { bagCount } from "@/lib/browser/cart/estimate";
import type { CartWire } from "@/lib/contracts/cart/calls";
import { BagDetails } from "./details";
import { EmptyBag } from "./empty";
import { BagItems } from "./items";
import { LateRefusals } from "./late-refusals";
import { bagRefusalText } from "./refusal-texts";
import { BagSummary } from "./summary";
import { useBagWords } from "./use-wording";

type BagPageProps = {
  storeId: string;
  initial: CartWire;
  /** Why a plain form was not done, and the item it was about, if it is still there. */
  refused: { code: string; itemId: string } | null;
};

/** The bag: whole as the server has rendered it, live once its script has arrived. */
export function BagPage({ storeId, initial, refused }: BagPageProps) {
  const words = useBagWords();
  const shown = useBag({ initial });
  const bag = shown.bag ?? initial;
  const count = bagCount(bag);
  const isBeside = bag.items.some(({ item_id }) => item_id === refused?.itemId);
  return (
    <div className="px-gutter">
      {refused && !isBeside && (
        <div className="mx-auto mt-6 max-w-3xl">
          <Notice kind="refused">That could not be done. {bagRefusalText(refused.code, words)}</Notice>
        </div>
      )}
      <LateRefusals shown={shown} />
      {count === 0 && shown.writes.length === 0 && !wasEmptied(initial, bag) ? (
        <EmptyBag />
      ) : (
        <div className="pt-8 pb-20 lg:pt-12">
          <h1 className="font-display text-display-2">Your {words.name}</h1>
          <p role="status" className="mt-1 text-muted">
            {count === 0 ? "Nothing in it" : `${count} ${count === 1 ? "piece" : "pieces"}`}
          </p>
          <div className="mt-8 grid items-start gap-x-16 gap-y-4 lg:grid-cols-[1fr_24rem]">
            <div>
              <h2 className="sr-only">What is in it</h2>
              <BagItems storeId={storeId} shown={{ ...shown, bag }} refused={refused} />
              <BagDetails bag={bag} shown={shown} />
            </div>
            <div className="below-header lg:sticky lg:top-24">
              <BagSummary bag={bag} isOutdated={shown.isOutdated} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

/** Emptied on this page: the way to take that back stays. */
function wasEmptied(initial: CartWire, bag: CartWire): boolean {
  return initial.items.length > 0 && bag.items.length === 0;
}
