"use client";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { Picture } from "@/lib/domain/media/picture";
import { variantPath } from "@/lib/domain/product/path";
import type { Price, Stock, VariantType } from "@/lib/domain/product/product";
import type { Unit } from "@/lib/domain/product/unit";
import { findVariant } from "@/lib/domain/product/variant-choice";
import { withBasePath } from "@/lib/domain/site/base-path";

/** The fields of a product that the buy box needs. Only these are sent to the browser. */
export type ProductOffer = {
  productId: string;
  slug: string;
  name: string;
  sku: string;
  unit: Unit;
  currency: string;
  /** Null in a store that hides its prices. */
  price: Price | null;
  stock: Stock;
  /** In hundredths of the unit. */
  minQuantity: number;
  stepQuantity: number;
  /** True if shoppers may send an enquiry about the product while it is sold out. */
  allowsPreorder?: boolean;
  pictures: readonly Picture[];
  /** True if the shopper can write something on the product. */
  isPersonal?: boolean;
  variantTypes: readonly VariantType[];
  /** For each variant type, the swatches of its options; null for a type whose options are shown as text. */
  swatches?: readonly (Readonly<Record<string, ShownSwatch>> | null)[];
  /** True if the page has a size chart. */
  hasSizeChart?: boolean;
  variants: readonly VariantOffer[];
};
/** The path of a picture within the shop, or a CSS background. */
export type ShownSwatch = { picture: string } | { background: string };
/** @internal Exported for tests. */
export type VariantOffer = {
  id: string;
  sku: string;
  price: Price | null;
  options: readonly string[];
  stock: Stock;
  pictures: readonly Picture[];
};

type Chosen = {
  offer: ProductOffer;
  options: readonly string[];
  /** The chosen variant; null if the product has no variants, or if the chosen combination of options is not sold. */
  variant: VariantOffer | null;
  choose: (options: readonly string[]) => void;
};
/** For pages without the choice in their URL; product pages use `ChosenVariant`. */
export const ChosenContext = createContext<Chosen | null>(null);

type ChosenVariantProps = { offer: ProductOffer; initialOptions: readonly string[]; children: ReactNode };

/**
 * Stores the variant that the shopper has chosen. The page's URL contains it too (`?variant=SKU`), so that the page can
 * be shared and the choice survives a reload. Choosing another variant replaces the URL without a request.
 */
export function ChosenVariant({ offer, initialOptions, children }: ChosenVariantProps) {
  const [options, setOptions] = useState(initialOptions);
  const value = useMemo(() => {
    const choose = (next: readonly string[]) => {
      setOptions(next);
      const variant = findVariant(offer.variants, next);
      if (variant)
        window.history.replaceState(window.history.state, "", withBasePath(variantPath(offer.slug, variant.sku)));
    };
    return { offer, options, variant: findVariant(offer.variants, options), choose };
  }, [offer, options]);

  // If a link leads to another variant of the same product, Next.js keeps this component mounted, so the state must be
  // set again. After Back, Next.js shows the page as it was loaded, but the URL names the variant that was chosen last.
  useEffect(() => {
    const sku = new URLSearchParams(location.search).get("variant");
    setOptions(offer.variants.find((variant) => variant.sku === sku)?.options ?? initialOptions);
  }, [offer, initialOptions]);

  return <ChosenContext value={value}>{children}</ChosenContext>;
}

export function useChosenVariant(): Chosen {
  const chosen = useContext(ChosenContext);
  if (!chosen) throw new Error("useChosenVariant needs a ChosenVariant above it");
  return chosen;
}
