import type { FeedbackListWire } from "@/lib/contracts/customer/feedback-calls";
import type { EnquiryWire } from "@/lib/contracts/enquiry";
import type { GiftCardWire } from "@/lib/contracts/gift-card/owner-calls";
import type { OrderWire } from "@/lib/contracts/order/wire";
import type { IMPORT_OUTCOMES, PICTURE_FAILURES } from "@/lib/contracts/product-import/calls";
import type { QuotationWire } from "@/lib/contracts/quotation/wire";
import type { OrderStatus } from "@/lib/domain/order/order";
import type { ImportedProduct } from "@/lib/domain/product-import/imported-product";
import type { Identifiers, Rename } from "@/lib/domain/product-import/rename";
import type { QuotationStatus } from "@/lib/domain/quotation/quotation";
import type { OrderAction } from "@/lib/workflows/order/manage";
import type { QuotationAction } from "@/lib/workflows/quotation/manage";

export type ProductOutcome = {
  slug: string;
  outcome: (typeof IMPORT_OUTCOMES)[number];
  picturesToFetch: number;
};

export type PictureOutcome = {
  fetched: number;
  failures: readonly { slug: string; source: string; code: (typeof PICTURE_FAILURES)[number] }[];
  unreachableHosts: readonly string[];
};

type StoreSummary = { id: string; name: string; status: string; domains: readonly string[]; products: number };

type StoreFile = { path: string; text: string };
export type StoreUpload = { name: string; digest: string };
type StorePart = {
  storeId: string;
  files: readonly StoreFile[];
  uploads: readonly StoreUpload[];
  next: string | null;
};

export type StoreImport = {
  isNewStore: boolean;
  changes: readonly { file: string; change: "added" | "changed" | "removed" }[];
  unchanged: number;
  lostAddresses: readonly { kind: "product" | "category" | "blog"; from: string; to: string }[];
};
export type StoreImportOptions = { takeStock: boolean; dryRun: boolean };

export type OutboxMessage = {
  id: string;
  template: string;
  recipient: string;
  status: string;
  attempts: number;
  createdAt: Date;
  dueAt: Date;
  reason: string;
  /** Where it landed, when no service was set up to send it. */
  file: string | null;
};

/** What the command line asks of a shop, whether it is running or only its database is there. */
export type Shop = {
  /** For the person at the keyboard: "the shop at http://localhost:3000". */
  description: string;
  findRenames: (products: readonly Identifiers[]) => Promise<readonly Rename[]>;
  importProducts: (products: readonly ImportedProduct[], dryRun: boolean) => Promise<readonly ProductOutcome[]>;
  importPictures: (slugs: readonly string[], skipHosts: readonly string[]) => Promise<PictureOutcome>;
  setStatus: (status: "active" | "inactive") => Promise<void>;
  setOrigin: (origin: string) => Promise<void>;
  listStores: () => Promise<readonly StoreSummary[]>;
  /** The store as files, part after part; `after` is null for the first. */
  exportPart: (after: string | null) => Promise<StorePart>;
  readUpload: (name: string, storeId: string) => Promise<Buffer>;
  findMissingUploads: (uploads: readonly StoreUpload[]) => Promise<readonly string[]>;
  saveStoreUpload: (name: string, bytes: Buffer) => Promise<void>;
  /** `files` may be read more than once. */
  importStore: (files: () => AsyncIterable<StoreFile>, options: StoreImportOptions) => Promise<StoreImport>;
  /** The newest messages, and how many there are in all. */
  listOutbox: (limit: number) => Promise<{ messages: readonly OutboxMessage[]; total: number }>;
  showMessage: (id: string) => Promise<OutboxMessage & { text: string | null }>;
  /** Answers how many are due now; null stands for all that were given up. */
  retryMessages: (id: string | null) => Promise<number>;
  /** A page of the store's orders; `status` null is any. */
  listOrders: (asked: {
    status: OrderStatus | null;
    search: string;
    page: number;
  }) => Promise<{ orders: readonly OrderWire[]; total: number; pages: number }>;
  /** By its number or its id, like the next. */
  showOrder: (name: string) => Promise<OrderWire>;
  changeOrder: (name: string, action: OrderAction) => Promise<OrderWire>;
  /** All orders as CSV, part after part; `after` is null for the first. */
  exportOrders: (after: string | null) => Promise<{ csv: string; next: string | null }>;
  /** The same of quotations. */
  listQuotations: (asked: {
    status: QuotationStatus | null;
    search: string;
    page: number;
  }) => Promise<{ quotations: readonly QuotationWire[]; total: number; pages: number }>;
  showQuotation: (name: string) => Promise<QuotationWire>;
  changeQuotation: (name: string, action: QuotationAction) => Promise<QuotationWire>;
  listGiftCards: (page: number) => Promise<{ cards: readonly GiftCardWire[]; total: number }>;
  /** `price` in major units of the base. */
  issueGiftCard: (card: {
    price: number;
    kind: "onetime" | "wallet";
    name: string;
    expiresAt: Date | null;
  }) => Promise<GiftCardWire>;
  deactivateGiftCard: (code: string) => Promise<GiftCardWire>;
  /** What people have asked about products, the latest first. */
  listEnquiries: (page: number) => Promise<{ enquiries: readonly EnquiryWire[]; total: number }>;
  showEnquiry: (id: string) => Promise<EnquiryWire>;
  /** Who gets the newsletter as CSV, part after part; `after` is null for the first. */
  exportSubscribers: (after: string | null) => Promise<{ csv: string; next: string | null }>;
  listFeedback: (page: number) => Promise<FeedbackListWire>;
  close: () => Promise<void>;
};

/** The shop cannot do what was asked; the message says why and what helps. */
export class ShopError extends Error {
  override name = "ShopError";
}
