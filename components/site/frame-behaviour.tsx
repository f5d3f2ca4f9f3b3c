"use client";
import { useAtomValue } from "jotai";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { CompletePendingAction } from "@/components/authentication/complete-pending-action";
import { SignedInMark } from "@/components/authentication/signed-in-mark";
import { CartBehaviour } from "@/components/cart/behaviour";
import { FollowedCards } from "@/components/product/list/followed-cards";
import { WishlistSync } from "@/components/wishlist/keeper";
import { sendSessionId } from "@/lib/browser/authentication/session-id";
import { recoverLostScripts } from "@/lib/browser/site/connection";
import { isKeptAddress, keepWhenVisited, registerWorker } from "@/lib/browser/site/kept-pages";
import { subTypeAtom } from "@/lib/browser/site/store-kind";
import { disableHiddenStructuredData } from "@/lib/browser/site/structured-data";
import { restoreTypedText } from "@/lib/browser/site/typed-before-reload";
import { FrameOffers, type FrameOffersProps } from "./frame-offers";
import { KeptPageNotice } from "./kept-page-notice";
import { MenuEscape } from "./menu/escape";
import { OfflineDialog } from "./offline-dialog";
import { PageBehaviours } from "./page-behaviours";
import { Reveal } from "./reveal";
import { ScrollBehaviour } from "./scroll-behaviour";

export type FrameBehaviourProps = FrameOffersProps & { storeName: string };

/**
 * Everything that scripts do on all shopping pages, apart from the page's own content: scrolling, going offline, cart,
 * wishlist, dialogs and the session of the tab. It is loaded at the first interaction.
 */
export function FrameBehaviour({ storeName, ...offers }: FrameBehaviourProps) {
  const pathname = usePathname();
  const hasCart = useAtomValue(subTypeAtom) !== "enquiry";
  const [isKept] = useState(isKeptAddress);

  useEffect(() => {
    sendSessionId();
    restoreTypedText();
    registerWorker();
    return recoverLostScripts();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change of page
  useEffect(disableHiddenStructuredData, [pathname]);
  useEffect(() => (isKept ? undefined : keepWhenVisited(pathname)), [pathname, isKept]);

  return (
    <>
      <MenuEscape />
      <ScrollBehaviour />
      <Reveal />
      <FrameOffers {...offers} />
      <PageBehaviours />
      <FollowedCards />
      {hasCart && <CartBehaviour storeId={offers.storeId} />}
      <SignedInMark />
      <WishlistSync />
      <CompletePendingAction />
      {isKept ? <KeptPageNotice /> : <OfflineDialog storeName={storeName} />}
    </>
  );
}
