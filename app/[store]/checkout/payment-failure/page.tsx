import { connection } from "next/server";
import { CartLink } from "@/components/checkout/cart-link";
import { paymentFailureTexts } from "@/components/payment/texts";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { CHECKOUT_PAGE } from "@/lib/domain/checkout/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { checkoutMetadata } from "../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/payment-failure">) =>
  checkoutMetadata(params, paymentFailureTexts.title);

export default async function PaymentFailurePage() {
  await connection();
  return (
    <EmptyState heading={paymentFailureTexts.title} text={paymentFailureTexts.text}>
      <a href={withBasePath(CHECKOUT_PAGE)} className={buttonClass()}>
        {paymentFailureTexts.tryAgain}
      </a>
      <CartLink />
    </EmptyState>
  );
}
