"use client";
import { isPlainClick } from "@/lib/browser/site/is-plain-click";
import { variantPath } from "@/lib/domain/product/path";
import { chooseOption, findVariant } from "@/lib/domain/product/variant-choice";
import { withBasePath } from "@/lib/domain/site/base-path";
import { useChosenVariant } from "./chosen-variant";
import { variantTexts } from "./texts";

/**
 * The options of a product, one row for each variant type. Each option is a link to the page of that variant, which
 * works without script. With script, the page changes without being loaded again.
 */
export function VariantPicker() {
  const { offer, options, choose } = useChosenVariant();
  return offer.variantTypes.map((type, typeIndex) => (
    <fieldset key={type.name} className="mt-3 md:mt-6">
      <legend className="text-sm">
        {type.name}: <span className="font-medium">{options[typeIndex]}</span>
      </legend>
      <ul className="mt-2 flex flex-wrap gap-2 md:mt-2.5">
        {type.options.map((option) => {
          const next = chooseOption(offer.variants, options, typeIndex, option);
          const variant = next && findVariant(offer.variants, next);
          const isChosen = option === options[typeIndex];
          const isSoldOut = !variant || variant.stock.state === "sold_out";
          return (
            <li key={option}>
              <a
                href={variant ? withBasePath(variantPath(offer.slug, variant.sku)) : undefined}
                aria-current={isChosen ? "true" : undefined}
                aria-disabled={variant ? undefined : "true"}
                rel="nofollow"
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  if (next) choose(next);
                }}
                className={`grid min-h-11 min-w-12 place-items-center border px-4 text-sm ${isChosen ? "border-ink outline-1 -outline-offset-2 outline-ink" : "border-line hover:border-ink"} ${isSoldOut ? "text-muted line-through decoration-1" : ""}`}
              >
                {option}
                {isSoldOut && (
                  <span className="sr-only">, {variant ? variantTexts.soldOut : variantTexts.notAvailable}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </fieldset>
  ));
}
