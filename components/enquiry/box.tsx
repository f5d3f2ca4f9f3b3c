import type { ReactNode } from "react";
import { VariantPicker } from "@/components/product/variant-picker";
import { EnquiryLink } from "./link";
import { enquiryBoxTexts } from "./texts";

type EnquiryBoxProps = {
  /** When an order leaves or arrives; empty if the page does not say so. */
  estimatedDelivery: string;
  /** What the shop makes of the product, under the owner's name for it. */
  making: ReactNode;
};

/**
 * Replaces the buy box of a product that shoppers cannot buy but may ask about: the variant picker and a link to the
 * enquiry form.
 */
export function EnquiryBox({ estimatedDelivery, making }: EnquiryBoxProps) {
  return (
    <>
      <p className="mt-2 text-muted md:mt-4">{enquiryBoxTexts.priceOnRequest}</p>
      <VariantPicker />
      <div className="mt-4 grid md:mt-6">
        <div className="buy-bar">
          <EnquiryLink className="grow" />
        </div>
      </div>
      {making}
      {estimatedDelivery && <p className="mt-6 bg-sand px-5 py-4 text-sm">{estimatedDelivery}</p>}
    </>
  );
}
