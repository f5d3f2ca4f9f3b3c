"use client";
import { useChosenVariant } from "@/components/product/chosen-variant";

/** The variant that the enquiry is about: as text for the shopper, and in a hidden field of the form. */
export function ChosenOptions() {
  const { variant } = useChosenVariant();
  if (!variant) return null;
  return (
    <p className="mt-0.5 text-sm text-muted" aria-live="polite">
      {variant.options.join(", ")}
      <input type="hidden" name="variant_id" value={variant.id} />
    </p>
  );
}
