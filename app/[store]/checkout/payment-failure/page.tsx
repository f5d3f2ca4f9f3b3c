import { connection } from "next/server";
import { CartLink } from "@/components/checkout/cart-link";
import { paymentFailureTexts, titleTexts } from "@/components/checkout/texts";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { CHECKOUT_PAGE } from "@/lib/domain/checkout/pages";
import { checkoutMetadata } from "../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/payment-failure">) =>
  checkoutMetadata(params, titleTexts.paymentFailed);

/** Shown after a failed payment, with a link to try again. */
export default async function PaymentFailurePage() {
  await connection();
  return (
    <EmptyState heading={paymentFailureTexts.heading} text={paymentFailureTexts.text}>
      <a href={CHECKOUT_PAGE} className={buttonClass()}>
        {paymentFailureTexts.retry}
      </a>
      <CartLink />
    </EmptyState>
  );
}
