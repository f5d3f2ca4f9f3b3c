"use client";
import { useRouter } from "next/navigation";
import { ORDER_FORM } from "@/components/checkout/order-form";
import type { Refusals } from "@/lib/browser/form/refusals";
import type { OfferRefusal } from "@/lib/domain/pricing/offer";
import { OfferCode } from "./offer-code";

type OfferCodeFormProps = {
  checkoutId: string;
  /** The offer code that the shopper has entered; empty if there is none. */
  code: string;
  /** Why the entered code does not reduce the bill at the moment; null if it does or if there is no code. */
  refusal: OfferRefusal | null;
  initial: Refusals;
};

/** The offer code of a checkout. */
export function OfferCodeForm({ checkoutId, ...rest }: OfferCodeFormProps) {
  const router = useRouter();
  return <OfferCode {...ORDER_FORM} {...rest} path={`/api/checkout/${checkoutId}`} onDone={() => router.refresh()} />;
}
