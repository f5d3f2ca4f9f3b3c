/** Texts of the form, which product pages show. */
export const stockAlertTexts = {
  label: "E-mail me when it is back",
  email: "E-mail address",
  submit: "Tell me",
  privacy: "One e-mail, then we delete your address. No newsletter.",
} as const;

/** Texts of the answer, which the browser loads with its script. */
export const stockAlertAnswerTexts = {
  title: "Back in stock",
  set: "Thank you. We will e-mail you once, as soon as it can be ordered again.",
  deleted: "Your alert and your address are deleted.",
  delete: "Delete my alert",
  back: "Back to the product",
  sending: "Sending…",
} as const;
