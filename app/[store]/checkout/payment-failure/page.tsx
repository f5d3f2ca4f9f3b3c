import { connection } from "next/server";
import { CartLink } from "@/components/checkout/cart-link";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { CHECKOUT_PAGE } from "@/lib/domain/checkout/pages";
import { checkoutMetadata } from "../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/payment-failure">) =>
  checkoutMetadata(params, "The payment did not go through");

/** No money has come: said kindly, with the way to try again. */
export default async function PaymentFailurePage() {
  await connection();
  return (
    <EmptyState
      heading="The payment did not go through"
      text="Nothing was taken from you, and your order is as you left it. You can try again, or pay in another way."
    >
      <a href={CHECKOUT_PAGE} className={buttonClass()}>
        Try again
      </a>
      <CartLink />
    </EmptyState>
  );
}
