"use client";
import { useCartWording } from "@/components/cart/use-wording";
import { PostForm } from "@/components/form/post-form";
import { SelectField } from "@/components/form/select-field";
import { buttonClass } from "@/components/ui/button";
import { VARIANT_FIELD } from "@/lib/domain/cart/page";
import type { FitProfile } from "@/lib/domain/customization/fit-profile";
import { CUSTOMIZE_QUERY, customizePath } from "@/lib/domain/customization/pages";
import type { Addon, MeasurementSet } from "@/lib/domain/product/addon";
import type { VariantType } from "@/lib/domain/product/product";
import type { Unit } from "@/lib/domain/product/unit";
import { withBasePath } from "@/lib/domain/site/base-path";
import { Review } from "./review";
import { reviewTexts } from "./texts";

type OrderFormProps = {
  product: {
    id: string;
    slug: string;
    unit: Unit;
    variantTypes: readonly VariantType[];
    /** In minor units; null if it depends on the variant. */
    price: number | null;
  };
  addon: Addon;
  measurementSets: readonly MeasurementSet[];
  profile: FitProfile;
  currency: string;
  minQuantity: number;
  stepQuantity: number;
};

/** The last page: all that was entered, what it costs, and the form that puts the item into the bag. */
export function OrderForm(props: OrderFormProps) {
  const { product, addon, measurementSets, profile, currency, minQuantity, stepQuantity } = props;
  const { add } = useCartWording();
  const edit = customizePath(product.slug, { [CUSTOMIZE_QUERY.addon]: addon.id, [CUSTOMIZE_QUERY.edit]: profile.id });
  return (
    <PostForm
      action="/api/cart/items"
      hidden={{ product_id: product.id, addon_id: addon.id, model_id: profile.id }}
      noValidate
    >
      <Review
        addon={addon}
        measurementSets={measurementSets}
        content={profile}
        product={{ ...product, currency, quantity: minQuantity / 100, minQuantity, stepQuantity }}
      />
      {product.variantTypes.map(({ name, options }) => (
        <SelectField key={name} name={`${VARIANT_FIELD}${name}`} label={name} className="mt-6 max-w-xs">
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="submit" className={buttonClass()}>
          {add}
        </button>
        <a href={withBasePath(edit)} className={buttonClass("quiet")}>
          {reviewTexts.change}
        </a>
      </div>
    </PostForm>
  );
}
