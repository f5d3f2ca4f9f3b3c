import { randomBytes } from "node:crypto";
import { z } from "zod";
import { backupsAnswerSchema } from "@/lib/contracts/backup";
import { feedbackListSchema } from "@/lib/contracts/customer/feedback-calls";
import { enquiriesAnswerSchema, enquiryWireSchema } from "@/lib/contracts/enquiry";
import { preparedPicturesAnswerSchema } from "@/lib/contracts/media/owner-calls";
import { moveAnswerSchema } from "@/lib/contracts/move";
import { subscribersAnswerSchema } from "@/lib/contracts/newsletter";
import { messageAnswerSchema, messagesAnswerSchema, retryAnswerSchema } from "@/lib/contracts/outbox/calls";
import { suppressionDoneSchema, suppressionsAnswerSchema } from "@/lib/contracts/outbox/suppressions";
import { differencesAnswerSchema, disputesAnswerSchema } from "@/lib/contracts/payment/owner-calls";
import { offerWireSchema } from "@/lib/contracts/pricing/owner-calls";
import { changedProductWireSchema } from "@/lib/contracts/product/owner-calls";
import { importAnswerSchema, picturesAnswerSchema, renamesAnswerSchema } from "@/lib/contracts/product-import/calls";
import { importedProductToWire } from "@/lib/contracts/product-import/imported-product-wire";
import { auditAnswerSchema } from "@/lib/contracts/staff/audit";
import { invitedSchema, staffAnswerSchema, staffMemberSchema } from "@/lib/contracts/staff/members";
import { apiTokensAnswerSchema, apiTokenWireSchema, createdApiTokenSchema } from "@/lib/contracts/staff/tokens";
import {
  paymentsAnswerSchema,
  problemsAnswerSchema,
  storeAnswerSchema,
  storeOriginAnswerSchema,
  storeStatusAnswerSchema,
  storesAnswerSchema,
} from "@/lib/contracts/store/owner-calls";
import {
  exportStoreAnswerSchema,
  importStoreAnswerSchema,
  missingUploadsAnswerSchema,
} from "@/lib/contracts/store-files/calls";
import { withdrawalsAnswerSchema } from "@/lib/contracts/withdrawal";
import type { Call } from "./call";
import { orderCalls } from "./order/calls";
import { asyncBatches } from "./product-import/batches";
import { quotationCalls } from "./quotation/calls";
import { refusalOf } from "./refusal-text";
import { type Shop, ShopError } from "./shop";

/**
 * Long enough for the slowest call, which downloads pictures from slow hosts; importing two hundred products takes only
 * a second.
 */
const TIMEOUT_MILLISECONDS = 300_000;

/** Limits for the files sent in one call; `largest` is in characters. */
const FILE_BATCH = { most: 500, largest: 2_000_000 };

/** A shop running at `address`. Changes are made through its owner API, so its pages show them immediately. */
export function runningShop(address: string, token: string, storeId: string | undefined): Shop {
  const call = async <Schema extends z.ZodType>(schema: Schema, asked: Call): Promise<z.output<Schema>> =>
    schema.parse(
      await ask(address, token, { ...asked, query: { ...asked.query, ...(storeId && { store_id: storeId }) } }),
    );

  return {
    description: `the shop at ${address}`,
    findRenames: async (products) => {
      const { renames } = await call(renamesAnswerSchema, {
        method: "POST",
        path: "products/import/renames",
        body: { products },
      });
      return renames.map(({ slug, renamed_from }) => ({ slug, renamedFrom: renamed_from }));
    },
    importProducts: async (products, dryRun) => {
      const answer = await call(importAnswerSchema, {
        method: "POST",
        path: "products/import",
        query: { dry_run: String(dryRun) },
        body: { products: products.map(importedProductToWire) },
      });
      return answer.products;
    },
    importPictures: (slugs, skipHosts) =>
      call(picturesAnswerSchema, {
        method: "POST",
        path: "products/import/pictures",
        body: { slugs, skip_hosts: skipHosts },
      }),
    describeStore: () => call(storeAnswerSchema, { method: "GET", path: "store" }),
    setStatus: (status) => call(storeStatusAnswerSchema, { method: "PUT", path: "store/status", body: { status } }),
    setOrigin: (origin) => call(storeOriginAnswerSchema, { method: "PUT", path: "store/origin", body: { origin } }),
    listStores: () => call(storesAnswerSchema, { method: "GET", path: "stores" }),
    exportPart: async (after) => {
      const { store_id, ...part } = await call(exportStoreAnswerSchema, {
        method: "GET",
        path: "store/files",
        ...(after !== null && { query: { after } }),
      });
      return { storeId: store_id, ...part };
    },
    readUpload: (name, ofStore) => readUpload(address, `${ofStore}/${name}`),
    findMissingUploads: async (uploads) => {
      const { missing } = await call(missingUploadsAnswerSchema, {
        method: "POST",
        path: "store/uploads/missing",
        body: { uploads },
      });
      return missing;
    },
    saveStoreUpload: async (name, bytes) => {
      await call(z.unknown(), {
        method: "PUT",
        path: "store/uploads",
        body: { name, base64: bytes.toString("base64") },
      });
    },
    importStore: async (files, { takeStock, dryRun }) => {
      const importId = randomBytes(16).toString("hex");
      let sent = 0;
      for await (const batch of asyncBatches(files(), FILE_BATCH, ({ text }) => text.length)) {
        const body = { import_id: importId, files: batch };
        await call(z.unknown(), { method: "POST", path: "store/files", body });
        sent += batch.length;
      }
      const body = { import_id: importId, files: sent, take_stock: takeStock, dry_run: dryRun };
      return call(importStoreAnswerSchema, { method: "POST", path: "store/import", body });
    },
    listOutbox: (limit) =>
      call(messagesAnswerSchema, { method: "GET", path: "outbox", query: { limit: String(limit) } }),
    showMessage: (id) => call(messageAnswerSchema, { method: "GET", path: `outbox/${id}` }),
    retryMessages: (id) => call(retryAnswerSchema, { method: "POST", path: "outbox/retry", body: { message_id: id } }),
    listSuppressions: (limit) =>
      call(suppressionsAnswerSchema, { method: "GET", path: "suppressions", query: { limit: String(limit) } }),
    addSuppression: (body) => call(suppressionDoneSchema, { method: "POST", path: "suppressions", body }),
    removeSuppression: (email) =>
      call(suppressionDoneSchema, { method: "POST", path: "suppressions/remove", body: { email } }),
    exportSubscribers: (after) =>
      call(subscribersAnswerSchema, { method: "GET", path: "newsletter", ...(after !== null && { query: { after } }) }),
    listFeedback: (page) =>
      call(feedbackListSchema, { method: "GET", path: "feedback", query: { page: String(page) } }),
    listProblems: () => call(problemsAnswerSchema, { method: "GET", path: "store/problems" }),
    countRenditions: () => call(preparedPicturesAnswerSchema, { method: "GET", path: "pictures" }),
    listBackups: () => call(backupsAnswerSchema, { method: "GET", path: "backups" }),
    startMove: (to) => call(moveAnswerSchema, { method: "POST", path: "move", body: { database_url: to } }),
    describeMove: () => call(moveAnswerSchema, { method: "GET", path: "move" }),
    startBackup: () => call(backupsAnswerSchema, { method: "POST", path: "backups", body: {} }),
    listPayments: () => call(paymentsAnswerSchema, { method: "GET", path: "payments" }),
    listDisputes: ({ status, page }) =>
      call(disputesAnswerSchema, {
        method: "GET",
        path: "payments/disputes",
        query: { page: String(page), ...(status && { status }) },
      }),
    listDifferences: (page) =>
      call(differencesAnswerSchema, { method: "GET", path: "payments/differences", query: { page: String(page) } }),
    listStaff: () => call(staffAnswerSchema, { method: "GET", path: "staff" }),
    addStaffMember: (body) => call(invitedSchema, { method: "POST", path: "staff", body }),
    renewStaffLink: (id) => call(invitedSchema, { method: "POST", path: `staff/${encodeURIComponent(id)}/link` }),
    resetStaffMember: (id) => call(invitedSchema, { method: "POST", path: `staff/${encodeURIComponent(id)}/reset` }),
    removeStaffMember: (id) => call(staffMemberSchema, { method: "DELETE", path: `staff/${encodeURIComponent(id)}` }),
    listApiTokens: () => call(apiTokensAnswerSchema, { method: "GET", path: "tokens" }),
    createApiToken: (body) => call(createdApiTokenSchema, { method: "POST", path: "tokens", body }),
    endApiToken: (id) => call(apiTokenWireSchema, { method: "DELETE", path: `tokens/${encodeURIComponent(id)}` }),
    listAuditEntries: ({ search, page, limit }) =>
      call(auditAnswerSchema, {
        method: "GET",
        path: "log",
        query: { q: search, page: String(page), limit: String(limit) },
      }),
    listWithdrawals: (page) =>
      call(withdrawalsAnswerSchema, { method: "GET", path: "withdrawals", query: { page: String(page) } }),
    setProduct: (change) => call(changedProductWireSchema, { method: "PATCH", path: "products", body: change }),
    addOffer: (offer) => call(offerWireSchema, { method: "POST", path: "offers", body: offer }),
    endOffer: (code, at) =>
      call(offerWireSchema, { method: "POST", path: "offers/end", body: { code, at: at?.toISOString() ?? null } }),
    ...orderCalls(call),
    listEnquiries: (page) =>
      call(enquiriesAnswerSchema, { method: "GET", path: "enquiries", query: { page: String(page) } }),
    showEnquiry: (id) => call(enquiryWireSchema, { method: "GET", path: `enquiries/${encodeURIComponent(id)}` }),
    ...quotationCalls(call),
    close: async () => {},
  };
}

async function ask(address: string, token: string, { method, path, query, body }: Call): Promise<unknown> {
  const response = await fetch(`${address}/api/owner/${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch((error: Error) => {
    throw new ShopError(`The shop at ${address} does not answer: ${reasonOf(error)}.`, { cause: error });
  });
  const json: unknown = await response.json().catch(() => null);
  if (response.ok && json !== null) return json;
  throw new ShopError(refusalOf(address, response.status, json));
}

async function readUpload(address: string, path: string): Promise<Buffer> {
  const response = await fetch(`${address}/uploads/${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch((error: Error) => {
    throw new ShopError(`The shop at ${address} does not answer: ${reasonOf(error)}.`, { cause: error });
  });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  throw new ShopError(`The shop at ${address} does not serve the file ${path} (status ${response.status}).`);
}

/** Why `fetch` failed. The error's own message only says that it failed, so the reason is taken from its cause. */
function reasonOf({ message, cause }: Error): string {
  const { code, message: inner } = (cause ?? {}) as { code?: string; message?: string };
  return code ?? (inner || message);
}
