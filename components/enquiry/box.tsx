import { CUSTOMIZATION_DIALOG } from "@/components/product/customization-link";
import { VariantPicker } from "@/components/product/variant-picker";
import { buttonClass } from "@/components/ui/button";
import { EnquiryLink } from "./link";
import { enquiryBoxTexts } from "./texts";

/**
 * Replaces the buy box of a product that shoppers cannot buy but may ask about: the variant picker and a link to the
 * enquiry form.
 */
export function EnquiryBox({
  customizeName,
}: {
  /** The label of the link to the customization dialog; null if there is no dialog. */ customizeName: string | null;
}) {
  return (
    <>
      <p className="mt-4 text-muted">{enquiryBoxTexts.priceOnRequest}</p>
      <VariantPicker />
      <div className="buy-bar sticky bottom-0 z-10 -mx-gutter mt-5 grid bg-paper px-gutter py-2.5 lg:static lg:mx-0 lg:mt-7 lg:px-0 lg:py-0">
        <EnquiryLink className="w-full" />
      </div>
      {customizeName && (
        <a
          href={`#${CUSTOMIZATION_DIALOG}`}
          aria-haspopup="dialog"
          className={buttonClass("quiet", "mt-2.5 w-full lg:mt-2.5")}
        >
          {customizeName}
        </a>
      )}
    </>
  );
}
