import "server-only";
import type { ChargedAmount } from "@/lib/domain/payment/amount";
import type { PaymentType } from "@/lib/domain/payment/payment";
import type { PaymentSecrets } from "@/lib/server/env";
import type { ReceivedCall } from "./received-call";

/** A payment as its provider knows it, in our words. */
export type ProviderPayment = ChargedAmount & {
  /** What the provider calls it. */
  reference: string;
  /** Our id of it, which the provider was told when it began; null when the provider tells none. */
  paymentId: string | null;
  outcome: "succeeded" | "failed" | "pending";
};

/** What somebody is about to pay. A provider that is asked for the same `paymentId` twice takes the money once. */
export type PaymentRequest = ChargedAmount & {
  paymentId: string;
  /** What the page got from the provider in exchange for a card; null where the provider asks for the card itself. */
  sourceToken: string | null;
  orderNumber: string;
  payer: { name: string; email: string; mobile: string };
};

/**
 * What became of a payment that was begun. `handed_over`: the shopper goes on in the provider's own script, which needs
 * the token. `not_begun`: no money has moved, and the reason is in the log. `unknown`: no answer came, and only asking
 * can tell whether money has moved.
 */
export type BegunPayment =
  | { kind: "charged"; payment: ProviderPayment }
  | { kind: "handed_over"; token: string }
  | { kind: "declined" }
  | { kind: "not_begun" }
  | { kind: "unknown" };

/** A payment to be asked about; without a reference it is looked for by our id among those since `createdAt`. */
export type SoughtPayment = ChargedAmount & { paymentId: string; reference: string | null; createdAt: Date };

/** `none`: the provider knows no such payment. `unknown`: it does not say. */
export type FoundPayment = { kind: "found"; payment: ProviderPayment } | { kind: "none" } | { kind: "unknown" };

/** Some of a payment, to be given back; the same `occasion` of the same payment is done once. */
export type RefundRequest = ChargedAmount & { paymentId: string; reference: string; occasion: string };

/** `by_hand`: only the owner can do it, where they are signed in at the provider. */
export type Refund = "refunded" | "refused" | "unknown" | "by_hand";

/** What a call of the provider to us is about; what it says of the payment is not believed but asked again. */
type ProviderEvent = { eventId: string; reference: string; paymentId: string | null };

/** `forged`: not signed as the provider signs. `other`: of something that is no payment. */
export type ReceivedWebhook = { kind: "event"; event: ProviderEvent } | { kind: "forged" } | { kind: "other" };

/** With what a store is known to a provider: what anybody may see of it, and its secrets. */
export type ProviderAccount = PaymentType & { secrets: PaymentSecrets };

/** What we ask of a service that takes payments. One file for each such service, so that another changes nothing else. */
export type PaymentProvider = {
  /** The page brings a token in exchange for a card, and `begin` charges it; else `begin` hands over to its own script. */
  chargesTokens: boolean;
  /** These secrets are enough for it. */
  isConfigured: (secrets: PaymentSecrets) => boolean;
  begin: (account: ProviderAccount, request: PaymentRequest) => Promise<BegunPayment>;
  find: (account: ProviderAccount, sought: SoughtPayment) => Promise<FoundPayment>;
  refund: (account: ProviderAccount, refund: RefundRequest) => Promise<Refund>;
  hear: (secrets: PaymentSecrets, received: ReceivedCall) => ReceivedWebhook;
};
