import { CheckoutPage } from "@/components/checkout/page";
import { ShippingStep } from "@/components/checkout/shipping-step";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import { checkoutMetadata, visitStep } from "../../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/[checkout_id]/shipping">) =>
  checkoutMetadata(params, "Shipping");

export default async function ShippingPage(props: PageProps<"/[store]/checkout/[checkout_id]/shipping">) {
  const visit = await visitStep("shipping", props);
  if (!visit) return null;
  const { store, visitor, priced, news } = visit;
  return (
    <CheckoutPage
      store={store}
      customerId={visitor.kind === "customer" ? visitor.customerId : ""}
      priced={priced}
      step="shipping"
      heading={headingOf(priced)}
      news={news}
    >
      <ShippingStep priced={priced} news={news} />
    </CheckoutPage>
  );
}

function headingOf({ checkout, methods }: PricedCheckout): string {
  if (methods.length > 0) return "How do we send it?";
  return checkout.kind === "pickup" ? "When will you collect it?" : "When do we bring it?";
}
