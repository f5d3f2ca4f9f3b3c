import type { BackupsAnswer } from "@/lib/contracts/backup";
import type { FeedbackListWire } from "@/lib/contracts/customer/feedback-calls";
import type { EnquiriesAnswer, EnquiryWire } from "@/lib/contracts/enquiry";
import type { GiftCardsAnswer, GiftCardWire } from "@/lib/contracts/gift-card/owner-calls";
import type { PreparedPicturesAnswer } from "@/lib/contracts/media/owner-calls";
import type { MoveAnswer } from "@/lib/contracts/move";
import type { PaymentLinkAnswer, StoreOrdersAnswer } from "@/lib/contracts/order/owner-calls";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { MessageWire } from "@/lib/contracts/outbox/calls";
import type { SuppressionWire } from "@/lib/contracts/outbox/suppressions";
import type { DifferencesAnswer, DisputesAnswer } from "@/lib/contracts/payment/owner-calls";
import type { NewOffer, OfferWire } from "@/lib/contracts/pricing/owner-calls";
import type { ChangedProductWire } from "@/lib/contracts/product/owner-calls";
import type { ImportAnswer, PicturesAnswer } from "@/lib/contracts/product-import/calls";
import type { StoreQuotationsAnswer } from "@/lib/contracts/quotation/owner-calls";
import type { QuotationWire } from "@/lib/contracts/quotation/wire";
import type { OwnerReturnWire, ReturnsAnswer } from "@/lib/contracts/return/calls";
import type { AuditAnswer } from "@/lib/contracts/staff/audit";
import type { InvitedWire, StaffAnswer, StaffMemberWire } from "@/lib/contracts/staff/members";
import type { ApiTokensAnswer, ApiTokenWire, CreatedApiToken } from "@/lib/contracts/staff/tokens";
import type { PaymentsAnswer, ProblemsAnswer, StoreAnswer, StoresAnswer } from "@/lib/contracts/store/owner-calls";
import type { ImportStoreAnswer } from "@/lib/contracts/store-files/calls";
import type { WithdrawalsAnswer } from "@/lib/contracts/withdrawal";
import type { OrderStatus } from "@/lib/domain/order/order";
import type { DisputeStatus } from "@/lib/domain/payment/dispute";
import type { ImportedProduct, ProductStatus } from "@/lib/domain/product-import/imported-product";
import type { Identifiers, Rename } from "@/lib/domain/product-import/rename";
import type { QuotationStatus } from "@/lib/domain/quotation/quotation";
import type { ReturnStatus } from "@/lib/domain/return/return";
import type { Right, Role } from "@/lib/domain/staff/right";
import type { SuppressionReason } from "@/lib/domain/suppression";
import type { OrderAction } from "@/lib/workflows/order/manage";
import type { QuotationAction } from "@/lib/workflows/quotation/manage";
import type { ReturnAction } from "@/lib/workflows/return/decide";

export type ProductOutcome = ImportAnswer["products"][number];
export type PictureFailure = PicturesAnswer["failures"][number];

type StoreFile = { path: string; text: string };
export type StoreUpload = { name: string; digest: string };
export type StorePart = {
  storeId: string;
  files: readonly StoreFile[];
  uploads: readonly StoreUpload[];
  unreadable: readonly string[];
  next: string | null;
};
export type StoreImportOptions = { takeStock: boolean; dryRun: boolean };

type ListQuery<Status> = { status: Status | null; search: string; page: number };
/** `unreadable` names what could not be read and is therefore missing. */
export type CsvPart = { csv: string; unreadable?: readonly string[]; next: string | null };

/**
 * The shop as the command-line tools use it: either a running shop, or only its database. Results have the field names
 * of the API, because --json prints them unchanged.
 */
export type Shop = {
  /** How messages to the owner name the shop: "the shop at http://localhost:3000". */
  description: string;
  findRenames: (products: readonly Identifiers[]) => Promise<readonly Rename[]>;
  importProducts: (products: readonly ImportedProduct[], dryRun: boolean) => Promise<readonly ProductOutcome[]>;
  importPictures: (slugs: readonly string[], skipHosts: readonly string[]) => Promise<PicturesAnswer>;
  /** Returns details of the store, such as its base currency and its time zone. */
  describeStore: () => Promise<StoreAnswer>;
  /** Amounts in major units of the base currency, stock in units of the product. */
  setProduct: (change: {
    sku: string;
    price?: number;
    stock?: number | null;
    status?: ProductStatus;
  }) => Promise<ChangedProductWire>;
  addOffer: (offer: NewOffer) => Promise<OfferWire>;
  /** Ends the offer now if `at` is null. */
  endOffer: (code: string, at: Date | null) => Promise<OfferWire>;
  setStatus: (status: "active" | "inactive") => Promise<{ store_id: string; status: string }>;
  setOrigin: (origin: string) => Promise<{ store_id: string; origin: string }>;
  listStores: () => Promise<StoresAnswer>;
  /** Returns the store's payment methods, and whether shoppers are offered them. */
  listPayments: () => Promise<PaymentsAnswer>;
  /** Returns one page of the store's disputed payments; if `status` is null, disputes of any status. */
  listDisputes: (query: { status: DisputeStatus | null; page: number }) => Promise<DisputesAnswer>;
  /** Returns one page of the store's payments that their providers count differently. */
  listDifferences: (page: number) => Promise<DifferencesAnswer>;
  /** Returns what the owner has to mend in the settings of the store. */
  listProblems: () => Promise<ProblemsAnswer>;
  /** Returns how many of the sizes in which pages show pictures are ready. */
  countRenditions: () => Promise<PreparedPicturesAnswer>;
  /** Returns the backups of all stores, and whether one is being made. */
  listBackups: () => Promise<BackupsAnswer>;
  /** Starts a backup of all stores, and returns before it is made. */
  startBackup: () => Promise<BackupsAnswer>;
  /** Starts to move to a PostgreSQL database, and returns before that is done. */
  startMove: (to: string) => Promise<MoveAnswer>;
  /** Returns whether the shop moves, or has moved. */
  describeMove: () => Promise<MoveAnswer>;
  /** Returns one part of the store as files. `after` is the `next` of the previous part, or null for the first part. */
  exportPart: (after: string | null) => Promise<StorePart>;
  readUpload: (name: string, storeId: string) => Promise<Buffer>;
  findMissingUploads: (uploads: readonly StoreUpload[]) => Promise<readonly string[]>;
  saveStoreUpload: (name: string, bytes: Buffer) => Promise<void>;
  /** Imports a store from files. The files are read several times; `files` is called again for each time. */
  importStore: (files: () => AsyncIterable<StoreFile>, options: StoreImportOptions) => Promise<ImportStoreAnswer>;
  /** Returns the newest messages of the outbox, and the number of all its messages. */
  listOutbox: (limit: number) => Promise<{ messages: readonly MessageWire[]; total: number }>;
  showMessage: (id: string) => Promise<MessageWire & { text: string | null }>;
  /** Makes a message due now, or all failed messages if `id` is null; returns the number of messages. */
  retryMessages: (id: string | null) => Promise<{ retried: number }>;
  /** Returns the newest addresses that get no mail, and the number of all of them. */
  listSuppressions: (limit: number) => Promise<{ list: readonly SuppressionWire[]; total: number }>;
  addSuppression: (added: { email: string; reason: SuppressionReason; detail: string }) => Promise<{ done: boolean }>;
  removeSuppression: (email: string) => Promise<{ done: boolean }>;
  /** Returns one page of the store's orders; if `status` is null, orders of any status. */
  listOrders: (query: ListQuery<OrderStatus>) => Promise<StoreOrdersAnswer>;
  /** Here and in the following methods, `name` is the number or the id of the order or quotation. */
  showOrder: (name: string) => Promise<OwnerOrderWire>;
  /** Returns a page to print for each item of the order that is made for the shopper. */
  readTailorSheet: (name: string) => Promise<{ number: string; html: string; pages: number }>;
  changeOrder: (name: string, action: OrderAction) => Promise<OwnerOrderWire>;
  /** Makes a link by which the customer pays the order; null chooses the payment method that fits. */
  makePaymentLink: (name: string, paymentName: string | null) => Promise<PaymentLinkAnswer>;
  /**
   * Returns one part of a CSV of all orders. `after` is the `next` of the previous part, or null for the first part.
   */
  exportOrders: (after: string | null) => Promise<CsvPart>;
  /** Returns one page of the store's returns; if `status` is null, returns of any status. */
  listReturns: (query: { status: ReturnStatus | null; page: number }) => Promise<ReturnsAnswer>;
  /** Returns one page of the confirmed withdrawals from contracts. */
  listWithdrawals: (page: number) => Promise<WithdrawalsAnswer>;
  showReturn: (id: string) => Promise<OwnerReturnWire>;
  changeReturn: (id: string, action: ReturnAction) => Promise<OwnerReturnWire>;
  /** Returns a picture that a shopper sent; `content` is base64. */
  readPersonalFile: (id: string) => Promise<{ content_type: string; content: string }>;
  /** Returns one page of the store's quotations; if `status` is null, quotations of any status. */
  listQuotations: (query: ListQuery<QuotationStatus>) => Promise<StoreQuotationsAnswer>;
  showQuotation: (name: string) => Promise<QuotationWire>;
  changeQuotation: (name: string, action: QuotationAction) => Promise<QuotationWire>;
  listGiftCards: (page: number) => Promise<GiftCardsAnswer>;
  /** `price` is in major units of the base currency. */
  issueGiftCard: (card: {
    price: number;
    kind: "onetime" | "wallet";
    name: string;
    expiresAt: Date | null;
  }) => Promise<GiftCardWire>;
  deactivateGiftCard: (code: string) => Promise<GiftCardWire>;
  /** Returns one page of the enquiries, the latest first. */
  listEnquiries: (page: number) => Promise<EnquiriesAnswer>;
  showEnquiry: (id: string) => Promise<EnquiryWire>;
  /**
   * Returns one part of a CSV of the newsletter subscribers. `after` is the `next` of the previous part, or null for
   * the first part.
   */
  exportSubscribers: (after: string | null) => Promise<CsvPart>;
  listFeedback: (page: number) => Promise<FeedbackListWire>;
  listStaff: () => Promise<StaffAnswer>;
  addStaffMember: (member: { name: string; role: Role; email: string | null }) => Promise<InvitedWire>;
  renewStaffLink: (id: string) => Promise<InvitedWire>;
  resetStaffMember: (id: string) => Promise<InvitedWire>;
  removeStaffMember: (id: string) => Promise<StaffMemberWire>;
  listApiTokens: () => Promise<ApiTokensAnswer>;
  /** `days` is null for a token that does not expire. */
  createApiToken: (token: { name: string; rights: Right[]; days: number | null }) => Promise<CreatedApiToken>;
  endApiToken: (id: string) => Promise<ApiTokenWire>;
  /** Returns one page of the audit log, the latest first; `search` may be empty. */
  listAuditEntries: (query: { search: string; page: number; limit: number }) => Promise<AuditAnswer>;
  close: () => Promise<void>;
};

/** Thrown if the shop cannot do what the owner asked for. The message says why, and what the owner can do. */
export class ShopError extends Error {
  override name = "ShopError";
}
