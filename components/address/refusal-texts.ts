import type { RefusalTexts } from "@/components/ui/refusal-texts";
import { addressParts } from "./labels";

export const ADDRESS_REFUSAL_TEXTS: RefusalTexts<"address"> = {
  address_needed: "Enter an address, with street and house or building.",
  address_unknown: "This address is no longer in your address book. Reload the page.",
  addresses_full: "Your address book is full. Remove an address you no longer need, then add the new one.",
  city_needed: "Enter your town or city.",
  country_invalid: "Choose a country from the list.",
  // The form knows the country, and what the code is called there.
  pincode_invalid: ({ country }) => pincodeTexts(country).invalid,
  pincode_needed: ({ country }) => pincodeTexts(country).needed,
  pincode_of_other_state: "This PIN code is in another state. Check both.",
  pincode_not_served: "We do not deliver to this PIN code. Use another address.",
  pincode_unknown: "We do not know this PIN code. Check it, and fill in the city and the state.",
  state_needed: "Choose your state.",
  state_unknown: "Choose a state from the list.",
};

function pincodeTexts(country: string | undefined): { needed: string; invalid: string } {
  const name = inSentence(addressParts(country ?? "").pincode);
  if (country === "IN") return { needed: `Enter your ${name}.`, invalid: `Enter a 6-digit ${name}.` };
  return { needed: `Enter your ${name}.`, invalid: `Enter a valid ${name}.` };
}

/** "Postal code" becomes "postal code"; "PIN code" and "ZIP code" stay. */
function inSentence(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
