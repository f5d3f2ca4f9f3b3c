import { useState } from "react";
import { isSameValue } from "@/lib/domain/product/same-field";
import { useUnsaved } from "./unsaved";

/** Something that is being written: what it is in the shop, with what was typed over it. */
export type FormDraft<Form extends object> = {
  values: Form;
  set: <Name extends keyof Form>(name: Name, value: Form[Name]) => void;
  /** Like `set`, for work that ends later: what it is added to is what the field holds then. */
  update: <Name extends keyof Form>(name: Name, change: (value: Form[Name]) => Form[Name]) => void;
  /** The fields that were typed in, with what they were when that began. */
  changes: Partial<Form>;
  seen: Partial<Form>;
  isChanged: boolean;
  /** The fields that were typed in here and that another person has changed meanwhile. */
  conflicts: readonly (keyof Form)[];
  /** What a field is in the shop now. */
  inShop: Form;
  /** Answers a conflict: what was typed here stays to be saved, or what the other wrote takes its place. */
  keepMine: (name: keyof Form) => void;
  takeTheirs: (name: keyof Form) => void;
  /** Forgets all that was typed. */
  discard: () => void;
};

type Typed<Form> = { changes: Partial<Form>; seen: Partial<Form> };

/** The fields of a form that are also in `named`. */
const pick = <Form extends object>(fields: Form, named: Partial<Form>): Partial<Form> => {
  const picked: Partial<Form> = {};
  for (const name of namesOf(named)) picked[name] = fields[name];
  return picked;
};

const namesOf = <Form extends object>(fields: Partial<Form>) => Object.keys(fields) as (keyof Form)[];

/**
 * The state of a form that is typed over `inShop`, which may be read again at any time: fields that were not touched
 * follow it, and those that were keep what was typed. `begun` is what counts as typed from the start; `isSame` says
 * whether two values of a field are the same to its owner.
 */
export function useFormDraft<Form extends object>(
  inShop: Form,
  begun: Partial<Form> = {},
  isSame: (name: keyof Form, one: unknown, other: unknown) => boolean = (_, one, other) => isSameValue(one, other),
): FormDraft<Form> {
  const [{ changes, seen }, setTyped] = useState(() => ({ changes: begun, seen: pick(inShop, begun) }));
  const names = namesOf(changes);
  useUnsaved(names.length > 0);

  const update: FormDraft<Form>["update"] = (name, change) =>
    setTyped((typed) => {
      const before = name in typed.seen ? typed.seen[name] : inShop[name];
      const value = change((name in typed.changes ? typed.changes[name] : inShop[name]) as Form[typeof name]);
      // What is typed back is no change.
      if (isSame(name, value, before) && isSame(name, inShop[name], before)) return without(typed, name);
      return { changes: { ...typed.changes, [name]: value }, seen: { ...typed.seen, [name]: before } };
    });
  return {
    values: { ...inShop, ...changes },
    set: (name, value) => update(name, () => value),
    update,
    changes,
    seen,
    isChanged: names.length > 0,
    conflicts: names.filter((name) => !isSame(name, seen[name], inShop[name])),
    inShop,
    keepMine: (name) => setTyped((typed) => ({ ...typed, seen: { ...typed.seen, [name]: inShop[name] } })),
    takeTheirs: (name) => setTyped((typed) => without(typed, name)),
    discard: () => setTyped({ changes: {}, seen: {} }),
  };
}

function without<Form extends object>({ changes, seen }: Typed<Form>, name: keyof Form): Typed<Form> {
  const left = { changes: { ...changes }, seen: { ...seen } };
  delete left.changes[name];
  delete left.seen[name];
  return left;
}
