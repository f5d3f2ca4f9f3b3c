"use client";
import { useAtomValue } from "jotai";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { quantityText } from "@/components/product/unit-text";
import { useSession } from "@/lib/browser/authentication/session";
import { useCart } from "@/lib/browser/cart/cart";
import { keptCartWrites } from "@/lib/browser/cart/journal";
import { isCartOfVisitor, knownCartAtom } from "@/lib/browser/cart/known-cart";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { AddedPanel } from "./added-panel";
import { CartDrawer } from "./drawer";
import { useCartWording } from "./use-wording";
import { capitalised } from "./wording";

/** The bag beside every page once somebody is there: the drawer that its picture in the header opens, and what was added. */
export function CartBehaviour({ storeId }: { storeId: string }) {
  const { inside } = useCartWording();
  const pathname = usePathname();
  const isCartPage = pathname === CART_PAGE;
  const [isOpen, setOpen] = useState(false);
  const shown = useCart({ isAsked: useReasonToAsk() || isOpen });
  const { added } = shown;
  const [seen, setSeen] = useState(added);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown
  useEffect(() => {
    setOpen(false);
    setSeen(added);
  }, [pathname]);
  useEffect(() => (isCartPage ? undefined : followCartLink(() => setOpen(true))), [isCartPage]);

  const isNew = added !== null && added !== seen && !isCartPage && !isOpen;
  const item = shown.cart?.items.find(({ item_id }) => item_id === added?.itemId);
  return (
    <>
      <CartDrawer storeId={storeId} shown={shown} isOpen={isOpen} onClose={() => setOpen(false)} />
      {isNew && <AddedPanel storeId={storeId} shown={shown} added={added} onClose={() => setSeen(added)} />}
      <p role="status" className="sr-only">
        {isNew &&
          item &&
          `${capitalised(inside)}: ${item.name}, ${quantityText(Math.round(item.quantity * 100), item.unit)}.`}
      </p>
    </>
  );
}

/** Somebody has a bag here, has just done something to it, or may have one in their account. Once asked, it stays asked. */
function useReasonToAsk(): boolean {
  const known = useAtomValue(knownCartAtom);
  const session = useSession();
  const isAsked = useRef(false);
  const mayHaveOne = Boolean(known && (known.count > 0 || !isCartOfVisitor(known)));
  isAsked.current ||= mayHaveOne || session?.kind === "customer" || keptCartWrites().length > 0;
  return isAsked.current;
}

/** The link to the bag opens it beside the page; with a key held down it is a link like any other. */
function followCartLink(open: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element && event.target.closest(`#shop-header a[href="${CART_PAGE}"]`);
    if (!link || !isPlain) return;
    event.preventDefault();
    open();
  };
  // Captured: the router follows its links before anybody else hears of them.
  document.addEventListener("click", onClick, { capture: true });
  return () => document.removeEventListener("click", onClick, { capture: true });
}
