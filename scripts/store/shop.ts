import type { FeedbackListWire } from "@/lib/contracts/customer/feedback-calls";
import type { EnquiriesAnswer, EnquiryWire } from "@/lib/contracts/enquiry";
import type { GiftCardsAnswer, GiftCardWire } from "@/lib/contracts/gift-card/owner-calls";
import type { StoreOrdersAnswer } from "@/lib/contracts/order/owner-calls";
import type { OrderWire } from "@/lib/contracts/order/wire";
import type { MessageWire } from "@/lib/contracts/outbox/calls";
import type { ImportAnswer, PicturesAnswer } from "@/lib/contracts/product-import/calls";
import type { StoreQuotationsAnswer } from "@/lib/contracts/quotation/owner-calls";
import type { QuotationWire } from "@/lib/contracts/quotation/wire";
import type { StoreAnswer, StoresAnswer } from "@/lib/contracts/store/owner-calls";
import type { ImportStoreAnswer } from "@/lib/contracts/store-files/calls";
import type { OrderStatus } from "@/lib/domain/order/order";
import type { ImportedProduct } from "@/lib/domain/product-import/imported-product";
import type { Identifiers, Rename } from "@/lib/domain/product-import/rename";
import type { QuotationStatus } from "@/lib/domain/quotation/quotation";
import type { OrderAction } from "@/lib/workflows/order/manage";
import type { QuotationAction } from "@/lib/workflows/quotation/manage";

export type ProductOutcome = ImportAnswer["products"][number];
export type PictureFailure = PicturesAnswer["failures"][number];

type StoreFile = { path: string; text: string };
export type StoreUpload = { name: string; digest: string };
export type StorePart = {
  storeId: string;
  files: readonly StoreFile[];
  uploads: readonly StoreUpload[];
  next: string | null;
};
export type StoreImportOptions = { takeStock: boolean; dryRun: boolean };

type ListQuery<Status> = { status: Status | null; search: string; page: number };
export type CsvPart = { csv: string; next: string | null };

/**
 * The shop as the command line uses it, either running or only as a database. Answers have the field names of the wire,
 * because --json prints them.
 */
export type Shop = {
  /** For messages to the owner: "the shop at http://localhost:3000". */
  description: string;
  findRenames: (products: readonly Identifiers[]) => Promise<readonly Rename[]>;
  importProducts: (products: readonly ImportedProduct[], dryRun: boolean) => Promise<readonly ProductOutcome[]>;
  importPictures: (slugs: readonly string[], skipHosts: readonly string[]) => Promise<PicturesAnswer>;
  /** The base currency and the time zone of the store, among others. */
  describeStore: () => Promise<StoreAnswer>;
  setStatus: (status: "active" | "inactive") => Promise<{ store_id: string; status: string }>;
  setOrigin: (origin: string) => Promise<{ store_id: string; origin: string }>;
  listStores: () => Promise<StoresAnswer>;
  /** The store as files, part after part; `after` is null for the first. */
  exportPart: (after: string | null) => Promise<StorePart>;
  readUpload: (name: string, storeId: string) => Promise<Buffer>;
  findMissingUploads: (uploads: readonly StoreUpload[]) => Promise<readonly string[]>;
  saveStoreUpload: (name: string, bytes: Buffer) => Promise<void>;
  /** Imports a store from files. `files` is called once for each time the files must be read. */
  importStore: (files: () => AsyncIterable<StoreFile>, options: StoreImportOptions) => Promise<ImportStoreAnswer>;
  /** The newest messages, and the number of all messages. */
  listOutbox: (limit: number) => Promise<{ messages: readonly MessageWire[]; total: number }>;
  showMessage: (id: string) => Promise<MessageWire & { text: string | null }>;
  /** Answers how many messages will be sent now; null retries all failed ones. */
  retryMessages: (id: string | null) => Promise<{ retried: number }>;
  /** One page of the store's orders; `status` null means any status. */
  listOrders: (query: ListQuery<OrderStatus>) => Promise<StoreOrdersAnswer>;
  /** `name` is the number or the id, also below. */
  showOrder: (name: string) => Promise<OrderWire>;
  changeOrder: (name: string, action: OrderAction) => Promise<OrderWire>;
  /** All orders as CSV, part after part; `after` is null for the first. */
  exportOrders: (after: string | null) => Promise<CsvPart>;
  /** A page of the store's quotations; `status` null is any. */
  listQuotations: (query: ListQuery<QuotationStatus>) => Promise<StoreQuotationsAnswer>;
  showQuotation: (name: string) => Promise<QuotationWire>;
  changeQuotation: (name: string, action: QuotationAction) => Promise<QuotationWire>;
  listGiftCards: (page: number) => Promise<GiftCardsAnswer>;
  /** `price` in major units of the base. */
  issueGiftCard: (card: {
    price: number;
    kind: "onetime" | "wallet";
    name: string;
    expiresAt: Date | null;
  }) => Promise<GiftCardWire>;
  deactivateGiftCard: (code: string) => Promise<GiftCardWire>;
  /** The latest first. */
  listEnquiries: (page: number) => Promise<EnquiriesAnswer>;
  showEnquiry: (id: string) => Promise<EnquiryWire>;
  /** Newsletter subscribers as CSV, part after part; `after` is null for the first. */
  exportSubscribers: (after: string | null) => Promise<CsvPart>;
  listFeedback: (page: number) => Promise<FeedbackListWire>;
  close: () => Promise<void>;
};

/** The shop cannot do what was asked: the message says why, and what helps. */
export class ShopError extends Error {
  override name = "ShopError";
}
