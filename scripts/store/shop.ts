import type { IMPORT_OUTCOMES, PICTURE_FAILURES } from "@/lib/contracts/owner-calls";
import type { ImportedProduct } from "@/lib/domain/product-import/imported-product";
import type { Identifiers, Rename } from "@/lib/domain/product-import/rename";

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

export type StoreSummary = { id: string; name: string; status: string; domains: readonly string[]; products: number };

export type StoreFile = { path: string; text: string };
export type StoreUpload = { name: string; digest: string };
export type StorePart = {
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
  keepUpload: (name: string, bytes: Buffer) => Promise<void>;
  /** `files` may be read more than once. */
  importStore: (files: () => AsyncIterable<StoreFile>, options: StoreImportOptions) => Promise<StoreImport>;
  /** The newest messages, and how many there are in all. */
  listOutbox: (limit: number) => Promise<{ messages: readonly OutboxMessage[]; total: number }>;
  showMessage: (id: string) => Promise<OutboxMessage & { text: string | null }>;
  /** Answers how many are due now; null stands for all that were given up. */
  retryMessages: (id: string | null) => Promise<number>;
  close: () => Promise<void>;
};

/** The shop cannot do what was asked; the message says why and what helps. */
export class ShopError extends Error {
  override name = "ShopError";
}
