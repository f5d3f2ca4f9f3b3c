export const enquiryOutcomeTexts = {
  title: "Your question",
  sent: (productName: string) => `You asked about ${productName}`,
  sentText: "Thank you for your question. We will answer by e-mail and have sent you a confirmation.",
  toProduct: "Back to the product",
  toAllProducts: "View all products",
  refused: "Your question was not sent",
  refusedText: (refusal: string) => `${refusal} Use the Back button of your browser to return to what you typed.`,
  toForm: "Back to the form",
} as const;
