import "server-only";
import type { ChargedAmount } from "@/lib/domain/payment/amount";
import type { PaymentType } from "@/lib/domain/payment/payment";
import type { PaymentSecrets } from "@/lib/server/env";
import type { WebhookCall } from "./webhook-call";

/** A payment as its provider reports it, in the shop's own terms. */
export type ProviderPayment = ChargedAmount & {
  /** The provider's id of the payment. */
  reference: string;
  /**
   * Our id of the payment, sent to the provider when the payment was started; null if the provider does not return it.
   */
  paymentId: string | null;
  outcome: "succeeded" | "failed" | "pending";
};

/** A payment to start. Repeating the same `paymentId` must charge only once. */
export type PaymentRequest = ChargedAmount & {
  paymentId: string;
  /** The token the payment page received for a card; null if the provider's own script asks for the card. */
  sourceToken: string | null;
  orderNumber: string;
  payer: { name: string; email: string; mobile: string };
};

/**
 * The result of starting a payment. `hosted`: the shopper continues in the provider's own script, which needs the token.
 * `not_begun`: no money has moved, and the reason is in the log. `unknown`: no answer came, so the payment must be checked
 * later.
 */
export type PaymentStartResult =
  | { kind: "charged"; payment: ProviderPayment }
  | { kind: "hosted"; token: string }
  | { kind: "declined" }
  | { kind: "not_begun" }
  | { kind: "unknown" };

/**
 * A payment to look up. Without a `reference`, it is searched for by `paymentId` among the payments around `createdAt`.
 */
export type PaymentLookup = ChargedAmount & { paymentId: string; reference: string | null; createdAt: Date };

/** `none`: the provider knows no such payment. `unknown`: it gave no clear answer. */
export type PaymentLookupResult = { kind: "found"; payment: ProviderPayment } | { kind: "none" } | { kind: "unknown" };

/** A full or partial refund. Repeating a request with the same `paymentId` and `occasion` refunds only once. */
export type RefundRequest = ChargedAmount & { paymentId: string; reference: string; occasion: string };

/** `by_hand`: only the owner can refund, in the provider's dashboard. */
export type Refund = "refunded" | "refused" | "unknown" | "by_hand";

/** The payment that a webhook is about. The payment's outcome is always checked with the provider. */
type ProviderEvent = { eventId: string; reference: string; paymentId: string | null };

/** `forged`: the signature is wrong. `other`: not about a payment. */
export type ReceivedWebhook = { kind: "event"; event: ProviderEvent } | { kind: "forged" } | { kind: "other" };

/** A store's account with a provider: public settings and secrets. */
export type ProviderAccount = PaymentType & { secrets: PaymentSecrets };

/** The interface of a payment provider. Each provider has one file, so adding one changes nothing else. */
export type PaymentProvider = {
  /** True: the page sends a card token, and `begin` charges it. False: `begin` returns a token for the provider's script. */
  chargesTokens: boolean;
  /** Whether `secrets` contains everything the provider needs. */
  isConfigured: (secrets: PaymentSecrets) => boolean;
  begin: (account: ProviderAccount, request: PaymentRequest) => Promise<PaymentStartResult>;
  find: (account: ProviderAccount, lookup: PaymentLookup) => Promise<PaymentLookupResult>;
  refund: (account: ProviderAccount, refund: RefundRequest) => Promise<Refund>;
  readWebhook: (secrets: PaymentSecrets, received: WebhookCall) => ReceivedWebhook;
};
