import type { OrderKind } from "@/lib/domain/checkout/checkout";
import type { PaymentKind } from "@/lib/domain/payment/payment";

const METHOD_TEXTS: Record<PaymentKind, { note: string; action: string }> = {
  cod: { note: "Pay the courier in cash.", action: "Place the order" },
  bank_transfer: {
    note: "The next page shows our bank details. We will prepare your order once your payment arrives.",
    action: "Place the order",
  },
  upi: {
    note: "Place the order first. On the next page, you pay in Google Pay, PhonePe, Paytm, BHIM or any other UPI app.",
    action: "Place the order",
  },
  square: {
    note: "Enter your card details on the next page. We never see your card number.",
    action: "Continue to payment",
  },
  foloosi: { note: "Pay by card on the next page. We never see your card number.", action: "Continue to payment" },
  stripe: {
    note: "Pay by card or wallet on the next page. We never see your card number.",
    action: "Continue to payment",
  },
  paypal: { note: "Pay on PayPal's page, which leads you back here.", action: "Continue to payment" },
  razorpay: {
    // Whether it offers UPI is said by `waysText`.
    note: "Pay by card, net banking or wallet on the next page. We never see your card number.",
    action: "Continue to payment",
  },
};

/** The texts of a payment method: a note on how it works, and the label of its button, to which the amount is added. */
export function paymentMethodTexts(payment: PaymentKind, order: OrderKind): { note: string; action: string } {
  const isPaidAtPickup = payment === "cod" && order === "pickup";
  return isPaidAtPickup
    ? { ...METHOD_TEXTS.cod, note: "Pay in cash when you collect your order." }
    : METHOD_TEXTS[payment];
}

export const paymentCardTexts = {
  fee: (charge: string) => `+ ${charge} fee`,
  submit: (action: string, total: string) => `${action}, ${total}`,
} as const;

export const payFormTexts = {
  methods: "Payment methods",
  noMethods:
    "No payment method is available at the moment, so this order cannot be placed. Contact us, and we will help you.",
  nothingToPay: "There is nothing left to pay.",
  placeOrder: "Place the order",
} as const;

export const termsTexts = {
  /** Followed by the link. */
  accept: "I accept the ",
  link: "terms and conditions",
  newTab: "(opens in a new tab)",
} as const;

export const cashOnDeliveryCodeTexts = {
  hint: "We will send a six-digit code to this mobile number by SMS.",
  send: "Send me a code",
  sendAgain: "Send a new code",
  sent: (seconds: number) => `We have sent you a code. It is valid for ${seconds} seconds.`,
} as const;

export const payButtonText = (amount: string) => `Pay ${amount}`;
export const payPalButtonText = (amount: string) => `Pay ${amount} with PayPal`;

export const payPageTexts = {
  title: "Pay",
  heading: (amount: string) => `Pay ${amount}`,
  order: (number: string) => `Order ${number}`,
  noScript: "Card payments need JavaScript. Turn it on in your browser, or choose another payment method.",
  otherMethod: "Choose another payment method",
} as const;

export const holdTimeTexts = {
  /** The texts before and after the remaining minutes and seconds. */
  left: ["Your items are reserved for ", " minutes."],
  expired:
    "The time to pay for this order has run out, and you have not been charged. Go back to checkout and order again.",
} as const;

export const takeUpTexts = {
  unfinished: "No payment has reached us yet. You can still pay this order, as long as the items are there.",
  until: (until: string) => `You can pay until ${until}.`,
  submit: "Pay now",
} as const;

export const squareCardTexts = { waiting: "Waiting for your bank. Please keep this page open." } as const;

export const hostedPaymentTexts = { waiting: "We are checking your payment. Please keep this page open." } as const;

export const transferTexts = {
  qrCode: (amount: string) => `QR code that pays ${amount} by UPI`,
  scan: "Scan the QR code with the UPI app on your phone.",
  scanElsewhere: "Or scan this QR code with another phone.",
  apps: "Google Pay, PhonePe, Paytm, BHIM or any other UPI app",
  openApp: "Open the UPI app",
  accountHolder: "Account holder",
  accountNumber: "Account number",
  bank: "Bank",
  ifsc: "IFSC",
  upi: "UPI address",
  amount: "Amount",
  reference: "Reference",
  note: "Enter the order number as the payment reference. We will prepare your order once your payment arrives.",
} as const;

/** The texts before and after the time until which the shop keeps the items. */
export const keptUntilTexts = ["We keep your items until ", "."] as const;

export const transferReferenceTexts = {
  label: "Already paid?",
  hint: "Enter the reference from your bank or UPI app to help us find your payment sooner.",
  submit: "Send reference",
  saved: "Thank you.",
} as const;

export const paymentFailureTexts = {
  title: "Payment failed",
  text: "You have not been charged, and your order has not changed. Try again, or choose another payment method.",
  tryAgain: "Try again",
} as const;
