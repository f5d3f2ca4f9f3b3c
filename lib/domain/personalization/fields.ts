import type { PersonalAnswer } from "./personalization";

/** The names of the form fields for what a shopper writes on a product; each ends with the owner's name for it. */
export const PERSONAL_FIELD = "personal.";
/** A picture itself, in a form sent without script; with script, its id is the answer. */
export const FILE_FIELD = "personal_file.";
const COLOUR_FIELD = "personal_colour.";
const LETTERING_FIELD = "personal_lettering.";
export const personalFieldName = (name: string) => PERSONAL_FIELD + name;
export const fileFieldName = (name: string) => FILE_FIELD + name;
export const colourFieldName = (name: string) => COLOUR_FIELD + name;
export const letteringFieldName = (name: string) => LETTERING_FIELD + name;

/** What the fields of a form say; fields that are left empty are left out. */
export function readPersonalFields(fields: readonly (readonly [name: string, value: string])[]): PersonalAnswer[] {
  const one = (name: string) => fields.find(([field]) => field === name)?.[1] ?? "";
  return fields.flatMap(([field, value]) => {
    if (!field.startsWith(PERSONAL_FIELD) || value.trim() === "") return [];
    const name = field.slice(PERSONAL_FIELD.length);
    return [{ name, value, colour: one(colourFieldName(name)), lettering: one(letteringFieldName(name)) }];
  });
}
