import { Price } from "@/components/currency/price";
import { type AddonChoice, addonPrice } from "@/lib/domain/pricing/addon-price";
import type { Addon } from "@/lib/domain/product/addon";
import { reviewTexts } from "./texts";

type RunningPriceProps = { addon: Addon; choices: readonly AddonChoice[]; currency: string };

/** What the work costs with the options that are chosen so far. */
export function RunningPrice({ addon, choices, currency }: RunningPriceProps) {
  const chosen = addon.optionGroups.flatMap(({ name, options }) => {
    const names = choices.filter(({ group }) => group === name).flatMap((choice) => choice.options);
    return options.filter((option) => names.includes(option.name));
  });
  return (
    <p className="tabular flex w-full justify-between gap-4 text-sm">
      {reviewTexts.soFar}
      <span>
        <Price amount={addonPrice(addon, chosen)} currency={currency} />
      </span>
    </p>
  );
}
