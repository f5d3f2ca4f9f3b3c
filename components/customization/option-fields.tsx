import { useId } from "react";
import { Price } from "@/components/currency/price";
import { PictureImage } from "@/components/media/picture-image";
import { choiceField } from "@/lib/domain/customization/fields";
import { canChooseMore } from "@/lib/domain/customization/steps";
import { allowedCount } from "@/lib/domain/pricing/addon-price";
import type { AddonOption, AddonOptionGroup } from "@/lib/domain/product/addon";
import { quantityText, type Unit } from "@/lib/domain/product/unit";
import { choiceTexts } from "./texts";

type OptionFieldsProps = {
  storeId: string;
  group: AddonOptionGroup;
  /** The options to show: those that go with what was chosen before or, without script, all of the group. */
  options: readonly AddonOption[];
  chosen: readonly string[];
  unit: Unit;
  currency: string;
  error: string | null;
  /** True if nobody hides the options that depend on another one: each then says what it goes with. */
  showsLinks?: boolean;
};

/** The options of one group as radio buttons or checkboxes. */
export function OptionFields(props: OptionFieldsProps) {
  const { storeId, group, options, chosen, unit, currency, error, showsLinks = false } = props;
  const id = useId();
  const isSingle = group.type === "either_or";
  const mayChooseMore = canChooseMore(group, chosen.length);
  const isLinked = showsLinks && options.every(({ linkTo }) => linkTo !== "all");
  return (
    <fieldset aria-describedby={`${id}-note`} className="grid gap-3">
      <legend className="sr-only">{group.name}</legend>
      <p id={`${id}-note`} className={`text-sm empty:hidden ${error ? "text-sale" : "text-muted"}`}>
        {error ?? countText(group, options.length)}
      </p>
      {options.map((option) => (
        <label
          key={`${option.name} ${option.linkTo}`}
          className="flex cursor-pointer items-center gap-4 border border-line px-4 py-3 hover:border-ink has-checked:border-ink has-checked:bg-sand/60 has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
        >
          <input
            type={isSingle ? "radio" : "checkbox"}
            name={choiceField(group.name)}
            value={option.name}
            defaultChecked={chosen.includes(option.name)}
            disabled={!showsLinks && !mayChooseMore && !chosen.includes(option.name)}
            aria-invalid={error ? true : undefined}
            className="size-5 shrink-0 accent-ink outline-none"
          />
          {option.picture && (
            <PictureImage
              storeId={storeId}
              picture={option.picture}
              sizes="4rem"
              isDecorative
              className="h-16 w-14 object-cover"
            />
          )}
          <span className="grow">
            {option.name}
            <span className="block text-[0.8125rem] text-muted empty:hidden">
              {[
                ...(option.additionalQuantity > 0 && unit !== "Pcs"
                  ? [choiceTexts.extraCloth(quantityText(option.additionalQuantity, unit))]
                  : []),
                ...(showsLinks && option.linkTo !== "all" ? [choiceTexts.onlyWith(option.linkTo)] : []),
              ].join(", ")}
            </span>
          </span>
          {option.price > 0 && (
            <span className="tabular">
              + <Price amount={option.price} currency={currency} />
            </span>
          )}
        </label>
      ))}
      {isLinked && isSingle && (
        <label className="flex items-center gap-4 px-4 py-3">
          <input
            type="radio"
            name={choiceField(group.name)}
            value=""
            defaultChecked={chosen.length === 0}
            className="size-5 shrink-0 accent-ink"
          />
          {choiceTexts.none}
        </label>
      )}
    </fieldset>
  );
}

function countText(group: AddonOptionGroup, shown: number): string | null {
  const { from, upTo } = allowedCount(group, shown);
  if (group.type === "either_or") return null;
  if (group.type === "multiple") return choiceTexts.any;
  return from === upTo ? choiceTexts.exactly(upTo) : choiceTexts.atMost(upTo);
}
