import type { RefusalTexts } from "@/components/ui/refusal-texts";

export const ADDRESS_REFUSAL_TEXTS: RefusalTexts<"address"> = {
  address_needed: "Enter an address, with street and house or building.",
  address_unknown: "This address is no longer in your address book. Reload the page.",
  addresses_full: "Your address book is full. Remove an address you no longer need, then add the new one.",
  city_needed: "Enter your town or city.",
  country_invalid: "Choose a country from the list.",
  pincode_invalid: "Enter a valid postal code for this country.",
  pincode_needed: "Enter your postal code.",
  pincode_not_served: "We do not deliver to this PIN code. Use another address.",
  state_needed: "Choose your state.",
  state_unknown: "Choose a state from the list.",
};
