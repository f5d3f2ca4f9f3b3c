import { useState } from "react";
import type { ProductForm } from "@/lib/contracts/product/product-form";
import { isSameField } from "@/lib/domain/product/same-field";
import { useUnsaved } from "./unsaved";

type Field = keyof ProductForm;

/** A product that is being written: what it is in the shop, with what was typed over it. */
export type ProductDraft = {
  values: ProductForm;
  set: <Name extends Field>(name: Name, value: ProductForm[Name]) => void;
  /** Like `set`, for work that ends later: what it is added to is what the field holds then. */
  update: <Name extends Field>(name: Name, change: (value: ProductForm[Name]) => ProductForm[Name]) => void;
  /** The fields that were typed in, with what they were when that began. */
  changes: Partial<ProductForm>;
  seen: Partial<ProductForm>;
  isChanged: boolean;
  /** The fields that were typed in here and that another person has changed meanwhile. */
  conflicts: readonly Field[];
  /** What a field is in the shop now. */
  inShop: ProductForm;
  /** Answers a conflict: what was typed here stays to be saved, or what the other wrote takes its place. */
  keepMine: (name: Field) => void;
  takeTheirs: (name: Field) => void;
  /** Forgets all that was typed. */
  discard: () => void;
};

type Typed = { changes: Partial<ProductForm>; seen: Partial<ProductForm> };
/** The fields of a product that are also in `named`. */
const pick = (fields: ProductForm, named: Partial<ProductForm>): Partial<ProductForm> =>
  Object.fromEntries(Object.keys(named).map((name) => [name, fields[name as Field]]));

const NOTHING: Typed = { changes: {}, seen: {} };

/**
 * The state of a form that is typed over `inShop`, which may be read again at any time: fields that were not touched
 * follow it, and those that were keep what was typed. `begun` is what counts as typed from the start.
 */
export function useProductDraft(inShop: ProductForm, begun: Partial<ProductForm> = {}): ProductDraft {
  const [{ changes, seen }, setTyped] = useState(() => ({ changes: begun, seen: pick(inShop, begun) }));
  const names = Object.keys(changes) as Field[];
  useUnsaved(names.length > 0);

  const update: ProductDraft["update"] = (name, change) =>
    setTyped((typed) => {
      const before = name in typed.seen ? typed.seen[name] : inShop[name];
      const value = change((name in typed.changes ? typed.changes[name] : inShop[name]) as ProductForm[typeof name]);
      // What is typed back is no change.
      if (isSameField(name, value, before) && isSameField(name, inShop[name], before)) return without(typed, name);
      return { changes: { ...typed.changes, [name]: value }, seen: { ...typed.seen, [name]: before } };
    });
  return {
    values: { ...inShop, ...changes },
    set: (name, value) => update(name, () => value),
    update,
    changes,
    seen,
    isChanged: names.length > 0,
    conflicts: names.filter((name) => !isSameField(name, seen[name], inShop[name])),
    inShop,
    keepMine: (name) => setTyped((typed) => ({ ...typed, seen: { ...typed.seen, [name]: inShop[name] } })),
    takeTheirs: (name) => setTyped((typed) => without(typed, name)),
    discard: () => setTyped(NOTHING),
  };
}

function without({ changes, seen }: Typed, name: Field): Typed {
  const { [name]: _change, ...otherChanges } = changes;
  const { [name]: _seen, ...otherSeen } = seen;
  return { changes: otherChanges, seen: otherSeen };
}
