import type { LengthUnit } from "@/lib/domain/product/addon";
import type { Unit } from "@/lib/domain/product/unit";
import { workingDaysText } from "@/lib/domain/store/working-days-text";

/** How units of length are called, long and short. */
export const UNIT_NAMES: Record<LengthUnit, string> = { inches: "Inches", cms: "Centimetres" };
export const UNIT_SIGNS: Record<LengthUnit, string> = { inches: "in", cms: "cm" };

/** How an addon's price is charged, for each unit of the product (pricing rule 6). */
export const ADDON_CHARGES: Record<Unit, string> = {
  Pcs: "For each piece.",
  Mts: "Once, in addition to the cloth.",
  Kgs: "Once, in addition to the product.",
};

/** How long the work takes; empty if the shop does not say. */
export function makingText({ makingDays }: { makingDays: number }): string {
  return makingDays > 0 ? `Takes up to ${workingDaysText(makingDays)}.` : "";
}

export const stepTexts = {
  /** The heading of each step; option groups and measurement sets have the owner's names. */
  addon: "What shall we make?",
  name: "Who is it for?",
  notes: "Notes",
  review: "Is this right?",
  progress: (step: number, count: number) => `Step ${step} of ${count}`,
  next: "Continue",
  back: "Back",
  close: "Close",
  loading: "One moment…",
  cannotLoad: "This could not be loaded. Check your connection and try again.",
  again: "Try again",
  from: "from ",
} as const;

export const viewTexts = { choose: "Choose what you would like us to make." } as const;

export const profileTexts = {
  existing: "Use a saved fit profile",
  fresh: "Or create a new one",
  use: (name: string) => `Use ${name}`,
  edit: (name: string) => `Change ${name}`,
  takeFrom: (name: string) => `Use the measurements of ${name}`,
  name: "Profile name",
  nameHint: "For example, “Asha, loose fit”.",
  forWhom: "For whom",
  forWhomHint: "If these are not your own measurements.",
} as const;

export const choiceTexts = {
  exactly: (count: number) => `Choose ${count}.`,
  atMost: (count: number) => `Choose ${count} at most.`,
  any: "Choose as many as you like.",
  extraCloth: (length: string) => `${length} more cloth`,
  onlyWith: (option: string) => `only with ${option}`,
  none: "None of these",
} as const;

export const measurementTexts = {
  unit: "Unit",
  howTo: "Fill in every field. Measure the body, not a garment, and let someone else hold the tape.",
  unusual: (name: string, value: string) => `${name} ${value} is unusual. Please measure again to be sure.`,
  aboveOther: (name: string, other: string) =>
    `${name} is larger than ${other.toLowerCase()}. Please measure again to be sure.`,
} as const;

export const reviewTexts = {
  profile: "Fit profile",
  soFar: "Tailoring so far",
  extraCloth: "Extra cloth",
  extraClothWhy: "Your measurements and choices need more cloth, so we add it to the length you order.",
  total: (quantity: string) => `Total for ${quantity}`,
  change: "Change",
  kept: "We save the fit profile so that you can use it again.",
} as const;

export const detailsTexts = {
  heading: "Customization details",
  open: "Customization details",
  forWhom: "For",
  extraCloth: "Extra cloth",
  fixed: (length: string) => `The length includes ${length} for your measurements, so it cannot be changed here.`,
  measuredIn: (unit: string) => `in ${unit.toLowerCase()}`,
  saveElsewhere: "E-mail me these measurements",
} as const;

export const accountTexts = {
  intro: "Measurements and choices for your made-to-measure orders. Each order keeps its own copy.",
  none: "You have no fit profiles yet. Create one on the page of any cloth that we stitch.",
  edit: "Change",
  remove: "Delete",
  save: "Save",
  beforeChanged: ", changed on ",
  outdated: "We no longer sew this. You can still delete it, or use its measurements for something else.",
} as const;

/** The page that shows one fit profile, most often opened by a link in an e-mail. */
export const savedProfileTexts = {
  title: "Your measurements",
  over: "This link has expired. Links are valid for 60 days, and end when the measurements are deleted. Request a new one where you entered them, or enter them again on the page of a cloth that we stitch.",
  toShop: "Back to the shop",
  measurements: "Measurements",
  measurement: "Measurement",
  asEntered: "As entered",
  converted: "Converted",
  keep: "Save to my profiles",
  keepWhy: "You can then use these measurements whenever you order something made to measure.",
  signInFirst: "To save these measurements in your account, sign in and open the link in the e-mail again.",
  signIn: "Sign in",
  toAccount: "Edit in your account",
  mailHeading: "Take these measurements with you",
  email: "E-mail address",
  mailWhy: "We will send a link that is valid for 60 days. Anyone with the link can see and use these measurements.",
  mail: "E-mail me the link",
} as const;

export const sizingTexts = {
  open: "No tape at hand?",
  intro: "Answer what you know, and we will estimate your measurements. Compare them with a garment that fits you.",
  result: "Your estimated measurements",
  less: (name: string) => `${name}: half less`,
  more: (name: string) => `${name}: half more`,
  copy: "Copy into the form",
  fill: "Estimate",
  filled: "The fields below are filled in from your answers. Correct what you know better.",
} as const;
