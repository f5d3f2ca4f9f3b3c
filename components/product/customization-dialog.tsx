import { Accordion } from "@/components/ui/accordion";
import { Dialog } from "@/components/ui/dialog";
import { Price } from "@/components/ui/price";
import {
  type Addon,
  type AddonOption,
  type AddonOptionGroup,
  CUSTOMIZATION_DIALOG,
  type MeasurementSet,
  startingPrice,
} from "@/lib/domain/addon";
import type { Unit } from "@/lib/domain/unit";
import { quantityText } from "./unit-text";

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
};

/** What can be made of the product: the work, what it costs, what is chosen and what is measured for it. */
export function CustomizationDialog({ title, addons, measurementSets, unit, currency }: CustomizationDialogProps) {
  return (
    <Dialog name={CUSTOMIZATION_DIALOG} title={title}>
      <p className="mt-2 text-muted">{PAID[unit]}</p>
      <ul className="mt-6">
        {addons.map((addon) => (
          <li key={addon.id} className="border-t border-line pt-5 pb-6 last:pb-0">
            <AddonHeading addon={addon} currency={currency} />
            {addon.description && <p className="mt-1 text-muted">{addon.description}</p>}
            <div className="mt-4">
              {addon.optionGroups.length > 0 && (
                <Accordion title="What you choose">
                  <dl className="space-y-4">
                    {addon.optionGroups.map((group) => (
                      <OptionGroup key={group.name} group={group} unit={unit} currency={currency} />
                    ))}
                  </dl>
                </Accordion>
              )}
              {measurementSets
                .filter(({ id }) => addon.measurementSetIds.includes(id))
                .map((set) => (
                  <Measurements key={set.id} set={set} />
                ))}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function AddonHeading({ addon, currency }: { addon: Addon; currency: string }) {
  const { amount, varies } = startingPrice(addon);
  return (
    <div className="flex items-baseline justify-between gap-6">
      <h3 className="text-base font-medium">{addon.name}</h3>
      <p className="tabular shrink-0">
        {varies && <span className="text-muted">from </span>}
        <Price amount={amount} currency={currency} />
      </p>
    </div>
  );
}

type OptionGroupProps = { group: AddonOptionGroup; unit: Unit; currency: string };

function OptionGroup({ group, unit, currency }: OptionGroupProps) {
  return (
    <div>
      <dt className="text-ink">
        {group.name}
        <span className="text-muted">, {howMany(group)}</span>
      </dt>
      {group.options.map((option) => (
        <dd key={option.name} className="flex justify-between gap-6">
          <span>
            {option.name}
            {conditionsOf(option, unit)}
          </span>
          {option.price > 0 && (
            <span className="tabular shrink-0">
              + <Price amount={option.price} currency={currency} />
            </span>
          )}
        </dd>
      ))}
    </div>
  );
}

function howMany({ type, limit }: AddonOptionGroup): string {
  switch (type) {
    case "either_or":
      return "one of";
    case "multiple":
      return "any of";
    case "mandatory":
      return `${limit} of`;
    case "limited":
      return `up to ${limit} of`;
  }
}

function conditionsOf({ linkTo, additionalQuantity }: AddonOption, unit: Unit): string {
  const conditions = [
    ...(linkTo === "all" ? [] : [`with ${linkTo}`]),
    ...(additionalQuantity > 0 ? [`${quantityText(additionalQuantity, unit)} more`] : []),
  ];
  return conditions.length > 0 ? ` (${conditions.join(", ")})` : "";
}

function Measurements({ set }: { set: MeasurementSet }) {
  return (
    <Accordion title={`What we measure: ${set.name.toLowerCase()}`}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {set.measurements.map(({ name, hint }) => (
          <div key={name} className="contents">
            <dt className="text-ink">{name}</dt>
            <dd className="max-sm:mb-2">{hint}</dd>
          </div>
        ))}
      </dl>
    </Accordion>
  );
}
