import type { Addon, AddonOption, AddonOptionGroup } from "@/lib/domain/product/addon";

export function anOption(overrides: Partial<AddonOption> = {}): AddonOption {
  return { name: "Band collar", price: 0, additionalQuantity: 0, linkTo: "all", picture: null, ...overrides };
}

export function anOptionGroup(overrides: Partial<AddonOptionGroup> = {}): AddonOptionGroup {
  return { name: "Neck", type: "either_or", limit: 0, options: [anOption()], ...overrides };
}

/** An addon: stitching for ₹850, without options. Pass only the fields that matter to the test. */
export function anAddon(overrides: Partial<Addon> = {}): Addon {
  return {
    id: "stitch-kurta",
    rank: 1,
    name: "Stitch a kurta",
    description: "",
    price: 85_000,
    minStock: 0,
    picture: null,
    optionGroups: [],
    measurementSetIds: [],
    notesTitle: "",
    notes: [],
    ...overrides,
  };
}
