export const enquiryFieldTexts = {
  privacy: "We use your details only to answer you.",
  name: "Name",
  message: "Your question",
  honeypot: "Leave this field empty",
  submit: "Send",
} as const;
