/** The question for consent, in the account and at the checkout. Nobody is reminded who has not ticked it. */
export const leftCartMailTexts = {
  label: "Remind me by e-mail if I leave something in my bag",
  hint: "One e-mail about a bag at most. You can stop it at any time.",
  heading: "Reminders",
  submit: "Update reminders",
} as const;

export const leftCartTexts = {
  title: "Your bag",
  heading: "Back to your bag",
  intro: "You left this in your bag. Prices and stock are those of today.",
  submit: "Put it in my bag",
  unknown: "This link leads to no bag any more: it has been ordered or emptied, or the link is too old.",
  nothing: "Nothing that was in this bag can be ordered at the moment.",
  inPart: "What can still be ordered is now in your bag. The rest is not available any more.",
  gone: "None of these items are available any more.",
  toBag: "View bag",
  toShop: "Back to the shop",
} as const;
