"use client";
import { isPlainClick } from "@/lib/browser/site/is-plain-click";
import { variantPath } from "@/lib/domain/product/path";
import { chooseOption, findVariant } from "@/lib/domain/product/variant-choice";
import { withBasePath } from "@/lib/domain/site/base-path";
import { type ShownSwatch, useChosenVariant } from "./chosen-variant";
import { SIZE_CHART } from "./fragments";
import { variantTexts } from "./texts";

/**
 * The options of a product, one row for each variant type. Each option is a link to the page of that variant, which
 * works without script. With script, the page changes without being loaded again.
 */
export function VariantPicker() {
  const { offer, options, choose } = useChosenVariant();
  const sizeType = offer.hasSizeChart ? offer.variantTypes.findIndex((_, index) => !offer.swatches?.[index]) : -1;
  return offer.variantTypes.map((type, typeIndex) => (
    <fieldset key={type.name} className="mt-3 md:mt-6">
      <legend className="text-sm">
        {type.name}: <span className="font-medium">{options[typeIndex]}</span>
        {typeIndex === sizeType && (
          <a href={`#${SIZE_CHART}`} className="link-underline ms-4 py-2 text-muted">
            {variantTexts.sizeChart}
          </a>
        )}
      </legend>
      <ul className="mt-2 flex flex-wrap gap-2 md:mt-2.5">
        {type.options.map((option) => {
          const next = chooseOption(offer.variants, options, typeIndex, option);
          const variant = next && findVariant(offer.variants, next);
          const isChosen = option === options[typeIndex];
          const isSoldOut = !variant || variant.stock.state === "sold_out";
          const swatch = offer.swatches?.[typeIndex]?.[option];
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
                title={swatch && option}
                className={`option ${swatch ? "option-swatch" : ""} ${isSoldOut ? "option-sold-out" : ""}`}
              >
                {swatch && <SwatchView swatch={swatch} />}
                <span className={swatch && "sr-only"}>{option}</span>
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

function SwatchView({ swatch }: { swatch: ShownSwatch }) {
  if ("background" in swatch) return <span style={swatch} />;
  // Only the middle of the picture, so that the weave is seen.
  return <img src={withBasePath(swatch.picture)} alt="" width={44} height={44} loading="lazy" />;
}
