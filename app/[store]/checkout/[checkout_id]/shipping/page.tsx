import { CheckoutPage } from "@/components/checkout/page";
import { ShippingStep } from "@/components/checkout/shipping-step";
import { headingTexts, titleTexts } from "@/components/checkout/texts";
import { checkoutMetadata, visitStep } from "../../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/[checkout_id]/shipping">) =>
  checkoutMetadata(params, titleTexts.shipping);

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
      heading={headingTexts.shipping(priced.checkout.kind, priced.methods.length > 0)}
      news={news}
    >
      <ShippingStep priced={priced} news={news} />
    </CheckoutPage>
  );
}
