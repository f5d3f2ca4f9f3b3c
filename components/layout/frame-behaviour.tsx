"use client";
import { useAtomValue } from "jotai";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { BagBehaviour } from "@/components/cart/bag-behaviour";
import { WishListKeeper } from "@/components/wish-list/wish-list-keeper";
import { recoverLostScripts } from "@/lib/state/connection";
import { isKeptAddress, keepWhenVisited, registerWorker } from "@/lib/state/kept-pages";
import { sessionId } from "@/lib/state/session-id";
import { subTypeAtom } from "@/lib/state/store-kind";
import { silenceHiddenStructuredData } from "@/lib/state/structured-data";
import { CompletePendingAction } from "./complete-pending-action";
import { FrameOffers, type FrameOffersProps } from "./frame-offers";
import { KeptPageNotice } from "./kept-page-notice";
import { OfflineDialog } from "./offline-dialog";
import { Reveal } from "./reveal";
import { ScrollBehaviour } from "./scroll-behaviour";
import { VisitorSign } from "./visitor-sign";

export type FrameBehaviourProps = FrameOffersProps & { storeName: string };

/** The frame of a shopping page once somebody is there: scrolling, the connection, the session of the tab. */
export function FrameBehaviour({ storeName, ...offers }: FrameBehaviourProps) {
  const pathname = usePathname();
  const hasBag = useAtomValue(subTypeAtom) !== "enquiry";
  const [isKept] = useState(isKeptAddress);

  useEffect(() => {
    sessionId();
    registerWorker();
    return recoverLostScripts();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown
  useEffect(silenceHiddenStructuredData, [pathname]);
  useEffect(() => (isKept ? undefined : keepWhenVisited(pathname)), [pathname, isKept]);

  return (
    <>
      <ScrollBehaviour />
      <Reveal />
      <FrameOffers {...offers} />
      {hasBag && <BagBehaviour storeId={offers.storeId} />}
      <VisitorSign />
      <WishListKeeper />
      <CompletePendingAction />
      {isKept ? <KeptPageNotice /> : <OfflineDialog storeName={storeName} />}
    </>
  );
}
