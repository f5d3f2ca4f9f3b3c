import type { RefusalTexts } from "@/components/ui/refusal-texts";

/** Why a fit profile cannot be saved. */
export const CUSTOMIZATION_REFUSAL_TEXTS: RefusalTexts<"customization"> = {
  fit_profile_unknown: "These measurements are no longer saved. Enter them again.",
  fit_profile_name_taken: "You have saved measurements with this name already. Choose another name.",
  fit_profiles_full: "You have saved as many measurements as we can keep. Delete some you no longer need.",
  length_unit_wrong: "Choose inches or centimetres.",
  measurement_above_maximum: "This measurement is larger than we can make. Check the number and the unit.",
  measurement_impossible: "This cannot be right. Check the number and the unit.",
  measurement_invalid: "Enter a number above 0, with one decimal at most.",
  measurement_needed: "Enter this measurement.",
  measurement_unknown: "The shop no longer asks for this measurement. Go through the steps again.",
  note_needed: "Write a note here.",
  note_unknown: "The shop no longer asks for this note. Go through the steps again.",
  option_count: "Choose as many options as this step asks for.",
  option_unknown: "One of your choices is no longer offered. Choose again.",
};
