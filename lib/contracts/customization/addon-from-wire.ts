import { fromMajor } from "@/lib/contracts/codec/decimal";
import type { Addon, MeasurementSet } from "@/lib/domain/product/addon";
import type { AddonWire, MeasurementSetWire } from "./addon-wire";

// The browser reads the shop's own answer with these, so that it prices by the same rules as the server. They stand in a
// file without schemas, because zod is too large for the product page.

export function addonFromWire(wire: AddonWire): Addon {
  return {
    id: wire._id,
    rank: wire.rank,
    name: wire.name,
    description: wire.description,
    price: fromMajor(wire.price),
    minStock: fromMajor(wire.min_stock),
    makingDays: wire.making_days,
    picture: wire.image,
    optionGroups: wire.custom_list.map(({ name, type, limit, option_list }) => ({
      name,
      type,
      limit,
      options: option_list.map((option) => ({
        name: option.name,
        price: fromMajor(option.price),
        additionalQuantity: fromMajor(option.additional_qty),
        linkTo: option.link_to,
        picture: option.image,
      })),
    })),
    measurementSetIds: wire.mm_list.map(({ mmset_id }) => mmset_id),
    notesTitle: wire.notes_title,
    notes: wire.notes_list,
  };
}

export function measurementSetFromWire(wire: MeasurementSetWire): MeasurementSet {
  return {
    id: wire._id,
    rank: wire.rank,
    name: wire.name,
    picture: wire.image,
    units: wire.units.map(({ name, max_value }) => ({ name, maxValue: max_value })),
    measurements: wire.list.map(({ name, hint, image, usual_list, conditions }) => ({
      name,
      hint,
      picture: image,
      usual: usual_list.map(({ unit, mm_from, mm_to }) => ({ unit, from: mm_from, upTo: mm_to })),
      conditions: conditions.map(({ unit, mm_from, mm_to, additional_qty }) => ({
        unit,
        above: mm_from,
        upTo: mm_to,
        additionalQuantity: fromMajor(additional_qty),
      })),
    })),
    plausibility: wire.plausibility_list.map(({ name, not_above }) => ({ name, notAbove: not_above })),
  };
}
