export const bookTexts = {
  edit: "Edit address",
  add: "Add an address",
  empty: "You have no saved addresses. Save one now to check out faster.",
  full: (limit: number) => `Your address book is full (${limit} addresses). Remove one to add another.`,
  saved: "The address has been saved.",
  removed: "The address has been removed.",
} as const;

export const cardTexts = {
  forOrders: "Default delivery address",
  forInvoices: "Default billing address",
  forOrdersAndInvoices: "Default delivery and billing address",
  edit: "Edit",
  /** Completes the label of the `edit` link for screen readers: "Edit the address Home". */
  place: (name: string) => ` the address ${name}`,
  remove: "Remove",
  keep: "Keep",
  /** Completes the labels of the `remove` and `keep` buttons for screen readers. */
  placeToRemove: (name: string) => ` (the address ${name})`,
  confirmRemove: "Remove for good",
} as const;

export const choiceTexts = {
  isDefault: "Default",
  use: "Use this address",
  /** Completes the label of the `use` button for screen readers. */
  place: (name: string) => `: ${name}`,
} as const;

export const fieldTexts = {
  name: "Name",
  country: "Country",
  doorNo: "House, flat or floor",
  landmark: "Nearby landmark",
  address: "Street and area",
  city: "Town or city",
  chooseState: "Choose",
  filledIn: (city: string, state: string) => `City and state filled in: ${city}, ${state}`,
} as const;

export const formTexts = {
  submit: "Save address",
  cancel: "Cancel",
  forOrders: "Make this my default delivery address",
  forInvoices: "Make this my default billing address",
  type: "Type",
  otherPlace: "Name this address",
} as const;

export const checkoutFormTexts = {
  saveAddress: "Save to my address book",
  useForBilling: "Use as my billing address",
  saveAndUse: "Save and use this address",
} as const;

export const countryTexts = { label: "Where is this address?", submit: "Show the address fields" } as const;

export const stepTexts = {
  sameAddressHint: "You can use your delivery address as your billing address.",
  useSameAddress: "Use my delivery address",
  beforeEmail: "We will send updates to ",
  afterEmail: ". ",
  changeContact: "Change this",
} as const;
