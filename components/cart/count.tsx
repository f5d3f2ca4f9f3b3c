"use client";
import { useAtomValue } from "jotai";
import { isCartOfVisitor, knownCartAtom } from "@/lib/browser/cart/known-cart";

const MOST_SHOWN = 99;

/** How much is in the bag, over its picture in the header; known from the last visit, so nobody is asked for it. */
export function CartCount() {
  const known = useAtomValue(knownCartAtom);
  if (!known || !isCartOfVisitor(known)) return null;
  const { count } = known;
  return (
    <>
      <span className="sr-only">, {count} inside</span>
      <span
        aria-hidden="true"
        className="tabular absolute end-0.5 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none text-paper"
      >
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
    </>
  );
}
