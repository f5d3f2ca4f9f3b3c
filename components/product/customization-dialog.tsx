import { Price } from "@/components/currency/price";
import { Dialog } from "@/components/ui/dialog";
import { type Addon, type MeasurementSet, startingPrice } from "@/lib/domain/product/addon";
import type { Unit } from "@/lib/domain/product/unit";
import { CUSTOMIZATION_DIALOG } from "./customization-link";

/** How an addon is paid for (pricing rule 6). */
const PAID: Record<Unit, string> = {
  Pcs: "Each is paid on top of the price of the piece.",
  Mts: "Each is paid once, on top of the price of the cloth.",
  Kgs: "Each is paid once, on top of the price of the goods.",
};

type CustomizationDialogProps = {
  /** The owner's words for it, which stand on the button too. */
  title: string;
  addons: readonly Addon[];
  measurementSets: readonly MeasurementSet[];
  unit: Unit;
  currency: string;
  hidesPrices: boolean;
};

/** What can be made of the product: the work, what it costs, what is chosen and what is measured for it. */
export function CustomizationDialog(props: CustomizationDialogProps) {
  const { title, addons, measurementSets, unit, currency, hidesPrices } = props;
  return (
    <Dialog name={CUSTOMIZATION_DIALOG} title={title}>
      {!hidesPrices && <p className="mt-2 text-muted">{PAID[unit]}</p>}
      {/* It stands in every page of the product, so what its entries look like is said once. */}
      <ul className="tabular mt-6 *:grid *:grid-cols-[1fr_auto] *:gap-x-6 *:border-t *:border-line *:py-5 *:last:pb-0 [&_h3]:font-medium [&_p]:col-span-full [&_p]:mt-1.5 [&_p]:text-muted">
        {addons.map((addon) => {
          const { amount, varies } = startingPrice(addon);
          const measured = measurementSets.filter(({ id }) => addon.measurementSetIds.includes(id));
          return (
            <li key={addon.id}>
              <h3>{addon.name}</h3>
              {!hidesPrices && (
                <span>
                  {varies && "from "}
                  <Price amount={amount} currency={currency} />
                </span>
              )}
              {addon.description && <p>{addon.description}</p>}
              {sentence("You choose", addon.optionGroups)}
              {sentence(
                "We measure",
                measured.flatMap(({ measurements }) => measurements),
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "You choose: neck, sleeves and lining." */
function sentence(beginning: string, things: readonly { name: string }[]) {
  if (things.length === 0) return null;
  return (
    <p>
      {beginning}: {list.format(things.map(({ name }) => name.toLowerCase()))}.
    </p>
  );
}
