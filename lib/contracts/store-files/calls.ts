import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { isUploadName } from "@/lib/domain/media/upload-name";
import { STORE_ID_PATTERN } from "@/lib/domain/store/id";

// The API calls that `npm run store -- export` and `import` use to transfer a store as files; decision 11.

/** The id is restricted because an import may create the store, and the id then becomes the name of a folder. */
const storeQuerySchema = z.object({ store_id: z.string().regex(STORE_ID_PATTERN).optional() });

const uploadName = z.string().refine(isUploadName, fieldRefusal("upload_name_unsafe"));
const storeFile = z.object({ path: z.string().max(300), text: z.string() });
const upload = z.object({ name: uploadName, digest: z.string().regex(/^[0-9a-f]{64}$/) });

/** Files are sent in batches of two megabytes; a larger file is sent alone. */
const FILES_BODY_LIMIT = 20_000_000;
/** Videos are the largest uploads. Base64 encodes three bytes as four characters. */
const UPLOAD_BODY_LIMIT = 150_000_000;

export const exportStoreAnswerSchema = z.object({
  store_id: z.string(),
  files: z.array(storeFile),
  /**
   * The uploaded files to which `files` refer. Their bytes are not in the response; they are at
   * `/uploads/{store_id}/{name}`.
   */
  uploads: z.array(upload),
  unreadable: z
    .array(z.string())
    .default([])
    .meta({ description: "What is left out because it cannot be read: paths of files, or of entries in them" }),
  /** To get the next part, repeat the call with this value as `after`; null in the last part. */
  next: z.string().nullable(),
});
export type ExportStoreAnswer = z.infer<typeof exportStoreAnswerSchema>;

export const exportStoreCall = defineCall({
  method: "GET",
  path: "/api/owner/store/files",
  caller: "owner",
  right: "store.write",
  summary: "Exports the store as files, one part at a time",
  query: storeQuerySchema.extend({ after: z.string().optional() }),
  answer: exportStoreAnswerSchema,
  refusals: ["store_unknown", "store_kept_elsewhere"],
});

const importId = z.string().regex(/^[0-9a-f]{32}$/);

export const addImportFilesCall = defineCall({
  method: "POST",
  path: "/api/owner/store/files",
  caller: "owner",
  right: "store.write",
  summary: "Uploads files for a store import; they wait until all have arrived",
  query: storeQuerySchema,
  body: z.object({ import_id: importId, files: z.array(storeFile).min(1).max(2_000) }),
  bodyLimit: FILES_BODY_LIMIT,
  answer: z.object({ files: z.int() }),
});

export const importStoreAnswerSchema = z.object({
  store_id: z.string(),
  is_new_store: z.boolean(),
  changes: z.array(z.object({ file: z.string(), change: z.enum(["added", "changed", "removed"]) })),
  unchanged: z.int(),
  /**
   * Former URLs that lead to no page after this import, although the product, category or post that they showed is
   * still in the store, now at `to`.
   */
  lost_addresses: z.array(
    z.object({ kind: z.enum(["product", "category", "blog"]), from: z.string(), to: z.string() }),
  ),
  ignored_fields: z
    .array(z.string())
    .meta({ description: "Fields of store.json that are kept and published, but change nothing in the shop" }),
  missing_disclosures: z
    .object({ grievance_officer: z.boolean(), products: z.int() })
    .nullable()
    .meta({ description: "What a shop in India has to show and this one lacks; null for stores elsewhere" }),
});
export type ImportStoreAnswer = z.infer<typeof importStoreAnswerSchema>;

type Imported = {
  isNewStore: boolean;
  changes: readonly ImportStoreAnswer["changes"][number][];
  unchanged: number;
  lostAddresses: readonly ImportStoreAnswer["lost_addresses"][number][];
  ignoredFields: readonly string[];
  missingDisclosures: { grievanceOfficer: boolean; products: number } | null;
};

export function importedStoreToWire(storeId: string, imported: Imported): ImportStoreAnswer {
  const { missingDisclosures: missing } = imported;
  return {
    store_id: storeId,
    is_new_store: imported.isNewStore,
    changes: [...imported.changes],
    unchanged: imported.unchanged,
    lost_addresses: [...imported.lostAddresses],
    ignored_fields: [...imported.ignoredFields],
    missing_disclosures: missing && { grievance_officer: missing.grievanceOfficer, products: missing.products },
  };
}

export const importStoreCall = defineCall({
  method: "POST",
  path: "/api/owner/store/import",
  caller: "owner",
  right: "store.write",
  summary: "Imports the files that have arrived and makes the store match them: completely, or not at all",
  query: storeQuerySchema,
  body: z.object({
    import_id: importId,
    files: z.int().min(1),
    take_stock: z.boolean().default(false),
    dry_run: z.boolean().default(false),
  }),
  answer: importStoreAnswerSchema,
  refusals: ["store_kept_elsewhere", "store_files_broken", "store_files_changed", "import_incomplete"],
});

export const missingUploadsAnswerSchema = z.object({ missing: z.array(z.string()) });

export const findMissingUploadsCall = defineCall({
  method: "POST",
  path: "/api/owner/store/uploads/missing",
  caller: "owner",
  right: "store.write",
  summary: "Lists which of these uploads the store lacks or has with different bytes",
  query: storeQuerySchema,
  body: z.object({ uploads: z.array(upload).min(1).max(500) }),
  bodyLimit: 1_000_000,
  answer: missingUploadsAnswerSchema,
});

export const saveUploadCall = defineCall({
  method: "PUT",
  path: "/api/owner/store/uploads",
  caller: "owner",
  right: "store.write",
  summary: "Stores an uploaded file of the store",
  query: storeQuerySchema,
  body: z.object({ name: uploadName, base64: z.base64() }),
  bodyLimit: UPLOAD_BODY_LIMIT,
  answer: z.object({ name: z.string() }),
  refusals: ["upload_content_wrong", "upload_too_large"],
});
