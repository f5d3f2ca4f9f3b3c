"use client";
import { useAtomValue } from "jotai";
import { isCartOfVisitor, knownCartAtom } from "@/lib/browser/cart/known-cart";
import { countTexts } from "./first-load-texts";

const MAX_SHOWN = 99;

/**
 * The number beside the cart icon in the header. It comes from the browser's storage, where the last cart response left
 * it, so it needs no request.
 */
export function CartCount() {
  const known = useAtomValue(knownCartAtom);
  if (!known || !isCartOfVisitor(known)) return null;
  const { count } = known;
  return (
    <>
      <span className="sr-only">{countTexts.items(count)}</span>
      <span
        aria-hidden="true"
        className="tabular absolute end-0.5 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none text-paper"
      >
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
    </>
  );
}
