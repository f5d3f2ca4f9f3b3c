"use client";
import { useAtomValue } from "jotai";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useSession } from "@/lib/browser/authentication/session";
import { type ShownCart, useCart } from "@/lib/browser/cart/cart";
import { pendingCartWrites } from "@/lib/browser/cart/journal";
import { isCartOfVisitor, knownCartAtom } from "@/lib/browser/cart/known-cart";
import { isPlainClick } from "@/lib/browser/site/is-plain-click";
import { fromMajor } from "@/lib/contracts/codec/decimal";
import { CART_PAGE } from "@/lib/domain/cart/page";
import { quantityText } from "@/lib/domain/product/unit";
import { AddedPanel } from "./added-panel";
import { CartDrawer } from "./drawer";
import { useCartWording } from "./use-wording";
import { capitalised } from "./wording";

/**
 * The parts of the cart that are on every page: the drawer that the header's link opens, and the added panel. Its
 * script is loaded after the first interaction.
 */
export function CartBehaviour({ storeId }: { storeId: string }) {
  const { inside } = useCartWording();
  const pathname = usePathname();
  const isCartPage = pathname === CART_PAGE;
  const [isOpen, setOpen] = useState(false);
  const shown = useCart({ isEnabled: useMayHaveCart() || isOpen });
  const { added } = shown;
  // Not what was added last: the first item may have been added before this script was there.
  const [seen, setSeen] = useState<ShownCart["added"]>(null);
  const previousPathname = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both close on every navigation
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    setOpen(false);
    setSeen(added);
  }, [pathname]);
  useEffect(() => (isCartPage ? undefined : openOnCartLinkClick(() => setOpen(true))), [isCartPage]);

  const isNew = added !== null && added !== seen && !isCartPage && !isOpen;
  const item = shown.cart?.items.find(({ item_id }) => item_id === added?.itemId);
  return (
    <>
      <CartDrawer storeId={storeId} shown={shown} isOpen={isOpen} onClose={() => setOpen(false)} />
      {isNew && <AddedPanel storeId={storeId} shown={shown} added={added} onClose={() => setSeen(added)} />}
      <p role="status" className="sr-only">
        {isNew && item && `${capitalised(inside)}: ${item.name}, ${quantityText(fromMajor(item.quantity), item.unit)}.`}
      </p>
    </>
  );
}

/** Whether the visitor may have a cart, so that it is worth fetching. Once true, it stays true. */
function useMayHaveCart(): boolean {
  const known = useAtomValue(knownCartAtom);
  const session = useSession();
  const mayHaveCart = useRef(false);
  const hasKnownCart = Boolean(known && (known.count > 0 || !isCartOfVisitor(known)));
  mayHaveCart.current ||= hasKnownCart || session?.kind === "customer" || pendingCartWrites().length > 0;
  return mayHaveCart.current;
}

/**
 * Makes a click on the header's cart link call `open` instead of following the link. With a modifier key, as for a new
 * tab, the link is followed. Returns a function that undoes this.
 */
function openOnCartLinkClick(open: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest(`#shop-header a[href="${CART_PAGE}"]`);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    open();
  };
  // Listens in the capture phase to be called before Next's router, which would follow the link.
  document.addEventListener("click", onClick, { capture: true });
  return () => document.removeEventListener("click", onClick, { capture: true });
}
