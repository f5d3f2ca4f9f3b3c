import "server-only";
import type { ChargedAmount } from "@/lib/domain/payment/amount";
import type { ReportedDispute } from "@/lib/domain/payment/dispute";
import type { PaymentType } from "@/lib/domain/payment/payment";
import type { WaysToPay } from "@/lib/domain/payment/ways-to-pay";
import type { PaymentSecrets } from "@/lib/server/env";
import type { WebhookCall } from "./webhook-call";

/** A payment as its provider reports it, converted from the provider's own format. */
export type ProviderPayment = ChargedAmount & {
  /** The provider's id of the payment. */
  reference: string;
  /**
   * Our id of the payment, sent to the provider when the payment was started; null if the provider does not return it.
   */
  paymentId: string | null;
  outcome: "succeeded" | "failed" | "pending";
  /** How much of it was returned, by us or in the provider's dashboard; left out if nothing was, or nobody knows. */
  refunded?: number;
};

/** A payment to start. If the request is repeated with the same `paymentId`, the provider must charge only once. */
export type PaymentRequest = ChargedAmount & {
  paymentId: string;
  /**
   * The token that the payment page got for the shopper's card; null if the provider's own script asks for the card.
   */
  sourceToken: string | null;
  orderNumber: string;
  /** The page to which a provider with a page of its own sends the shopper back. */
  returnUrl: string;
  payer: { name: string; email: string; mobile: string };
};

/**
 * The result of starting a payment. `hosted`: the shopper continues in the provider's own script or page, which needs
 * the token; `reference` is the provider's id of the payment, if it has one already. `not_begun`: the payment was not started, no money has moved, and the reason is in the log. `unknown`: the
 * provider did not respond, so the payment must be looked up later.
 */
export type PaymentStartResult =
  | { kind: "charged"; payment: ProviderPayment }
  | { kind: "hosted"; token: string; reference: string | null }
  | { kind: "declined" }
  | { kind: "not_begun" }
  | { kind: "unknown" };

/**
 * A payment to look up at its provider. If `reference` is null, the payment is searched for by `paymentId` among those
 * made around `createdAt`.
 */
export type PaymentLookup = ChargedAmount & { paymentId: string; reference: string | null; createdAt: Date };

/** `none`: the provider has no such payment. `unknown`: the provider did not respond, or its response was unclear. */
export type PaymentLookupResult = { kind: "found"; payment: ProviderPayment } | { kind: "none" } | { kind: "unknown" };

/**
 * A refund of the whole payment or of a part. If the request is repeated with the same `paymentId` and `occasion`, the
 * provider must refund only once.
 */
export type RefundRequest = ChargedAmount & { paymentId: string; reference: string; occasion: string };

/** `by_hand`: the provider offers no refunds through its API; the owner has to make them in its dashboard. */
export type Refund = "refunded" | "refused" | "unknown" | "by_hand";

/**
 * The payment that a webhook is about. A webhook does not decide the payment's outcome, which is always looked up at
 * the provider.
 */
type ProviderEvent = { eventId: string; reference: string; paymentId: string | null };

/**
 * `dispute`: the webhook is about the dispute with this id, which is looked up as well. `forged`: the webhook's signature
 * is wrong. `other`: the webhook is valid but about nothing that we act on.
 */
export type ReceivedWebhook =
  | { kind: "event"; event: ProviderEvent }
  | { kind: "dispute"; disputeId: string }
  | { kind: "forged" }
  | { kind: "other" };

/** A dispute as its provider reports it, and the payment that is disputed: its id at the provider, at ours, or both. */
export type ProviderDispute = ReportedDispute & { reference: string | null; paymentId: string | null };

/** `none`: the provider has no such dispute. `unknown`: the provider did not respond, or its response was unclear. */
export type DisputeLookupResult = { kind: "found"; dispute: ProviderDispute } | { kind: "none" } | { kind: "unknown" };

/** What the provider's script or page told the browser, with the provider's own id and signature where it has them. */
export type ReturnedPayment = { reference: string; payment_id?: string | undefined; signature?: string | undefined };

/** A store's account with a payment provider: the settings that pages may show, and the secrets. */
export type ProviderAccount = PaymentType & { secrets: PaymentSecrets };

/** `refused`: the provider does not know these keys. `no_answer`: it did not respond, or not clearly. */
export type TriedKeys = "accepted" | "refused" | "no_answer";

/** The interface of a payment provider. Each provider has one file, so adding one changes nothing else. */
export type PaymentProvider = {
  /**
   * True if the page sends a card token, which `begin` charges. False if `begin` returns a token with which the
   * provider's own script asks for the card.
   */
  chargesTokens: boolean;
  /** Whether `secrets` contains everything the provider needs. */
  isConfigured: (secrets: PaymentSecrets) => boolean;
  /** Asks the provider for something that costs nothing and changes nothing, with the keys of the account. */
  tryKeys: (account: ProviderAccount) => Promise<TriedKeys>;
  begin: (account: ProviderAccount, request: PaymentRequest) => Promise<PaymentStartResult>;
  find: (account: ProviderAccount, lookup: PaymentLookup) => Promise<PaymentLookupResult>;
  refund: (account: ProviderAccount, refund: RefundRequest) => Promise<Refund>;
  /**
   * The reference of the payment that the shopper's browser says it made; null if the provider's signature over it is
   * wrong. Only for providers whose script or page reports to the browser.
   */
  readReturn?: (secrets: PaymentSecrets, returned: ReturnedPayment) => string | null;
  readWebhook: (account: ProviderAccount, received: WebhookCall) => ReceivedWebhook | Promise<ReceivedWebhook>;
  /** What its window offers besides cards; null without a clear answer. Left out if the provider does not say. */
  readWays?: (account: ProviderAccount) => Promise<WaysToPay | null>;
  /** Left out if the provider tells nobody of disputes through its API. */
  findDispute?: (account: ProviderAccount, disputeId: string) => Promise<DisputeLookupResult>;
};
