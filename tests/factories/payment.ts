import type { PaymentType } from "@/lib/domain/payment/payment";

/** The settings of a store's account with a payment provider. */
export function aPaymentAccount(overrides: Partial<PaymentType> = {}): PaymentType {
  return {
    name: "Square",
    label: "Card",
    kind: "square",
    isSandbox: true,
    currencies: [],
    settings: {
      applicationId: "sandbox-app",
      locationId: "LOCATION",
      merchantKey: "test_merchant",
      keyId: "rzp_test_example",
      publishableKey: "pk_test_example",
      clientId: "paypal-client",
      upiId: "nila@okbank",
      accountName: "Nila Loom LLP",
      accountNumber: "0012345678",
      bankName: "Bank of Kannur",
      ifscCode: "KNNR0000001",
    },
    needsCode: false,
    ...overrides,
  };
}
