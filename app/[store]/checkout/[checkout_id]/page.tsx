import { redirect } from "next/navigation";
import { checkoutStepPath } from "@/lib/domain/checkout/pages";
import { visitCheckout } from "../checkout-visit";

export const instant = false;

/** Redirects to the first checkout step that is not yet complete. */
export default async function CheckoutRoute(props: PageProps<"/[store]/checkout/[checkout_id]">) {
  const visit = await visitCheckout(props);
  if (!visit) return null;
  const { checkout, step } = visit.priced;
  redirect(checkoutStepPath(checkout.id, step));
}
