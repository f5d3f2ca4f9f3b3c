import { inBothUnits, type MeasuredSet } from "../customization/both-units";
import type { Picture } from "../media/picture";
import { partText } from "../personalization/text";
import { quantityText } from "../product/unit";
import type { Order, OrderItem } from "./order";

/** What the tailor needs to know about one item, on one page. */
export type TailorPage = {
  orderNumber: string;
  placedAt: Date;
  /** Options of the variant: "Indigo, L". */
  product: string;
  sku: string;
  quantity: string;
  /** "including 0.3 m for these measurements"; empty without extra cloth. */
  extraCloth: string;
  /** What is to be done: the addon, or the fields that were answered: "Initials, Gift tag". */
  work: string;
  profile: string;
  measurementSets: readonly MeasuredSet[];
  choices: readonly { group: string; name: string; picture: Picture | null }[];
  notes: readonly { name: string; value: string }[];
  /** The shopper's own pictures. */
  files: readonly { name: string; id: string }[];
};

/**
 * A page for each item that is made for the shopper and is not cancelled. Measurements stand in the unit in which they
 * were taken and in the other one, because a tape may have only one.
 */
export function tailorPages(order: Order): TailorPage[] {
  return order.items.filter(isMade).map((item) => toPage(order, item));
}

function isMade({ addonId, personalization, status }: OrderItem): boolean {
  return (addonId !== "" || personalization !== null) && status !== "c_confirmed";
}

function toPage({ number, placedAt, createdAt, items: _, ...order }: Order, item: OrderItem): TailorPage {
  const { name, options, sku, quantity, unit, additionalQuantity, addonName, customization, personalization } = item;
  const parts = personalization?.parts ?? [];
  return {
    orderNumber: number,
    placedAt: placedAt ?? createdAt,
    product: [name, options.join(", ")].filter(Boolean).join(" · "),
    sku,
    quantity: quantityText(quantity, unit),
    extraCloth: additionalQuantity > 0 ? `including ${quantityText(additionalQuantity, unit)} of extra cloth` : "",
    work: addonName || parts.map((part) => part.name).join(", "),
    profile: customization ? [customization.profileName, customization.forWhom].filter(Boolean).join(", ") : "",
    measurementSets: customization ? inBothUnits(customization) : [],
    choices: (customization?.optionGroups ?? []).flatMap(({ name: group, options: chosen }) =>
      chosen.map((option) => ({ group, name: option.name, picture: option.picture })),
    ),
    files: parts.filter(({ kind }) => kind === "file").map(({ name: field, value }) => ({ name: field, id: value })),
    notes: [
      ...parts.filter(({ kind }) => kind !== "file").map((part) => ({ name: part.name, value: partText(part) })),
      ...(customization?.notes ?? []),
      ...(order.note ? [{ name: "Note to the shop", value: order.note }] : []),
    ],
  };
}
