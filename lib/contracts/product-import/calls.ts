import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { momentSchema } from "@/lib/contracts/customer/fields";
import { importedProductSchema } from "@/lib/contracts/product-import/imported-product";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { LIMITS } from "@/lib/domain/product-import/imported-product";

const importIdSchema = z.string().regex(/^[\w-]{16,64}$/);

const importQuerySchema = storeQuerySchema.extend({
  import_id: importIdSchema.optional().meta({
    description: "Chosen by the caller, the same for all batches of a file. What has one can be undone",
  }),
  /** True to report what the import would do, without doing it. */
  dry_run: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true"),
});

export const importBodySchema = z.object({
  products: z
    .array(importedProductSchema)
    .min(1)
    .max(500)
    .refine(
      (products) => new Set(products.map(({ slug }) => slug)).size === products.length,
      fieldRefusal("slug_repeated"),
    ),
});

export const IMPORT_OUTCOMES = ["created", "updated", "renamed", "unchanged"] as const;

export const importAnswerSchema = z.object({
  products: z.array(
    z.object({
      slug: z.string(),
      outcome: z.enum(IMPORT_OUTCOMES),
      /** How many of the product's pictures have not been copied yet and are still loaded from their original host. */
      pictures_to_fetch: z.int(),
      lacks_weight: z.boolean().meta({ description: "True if carts count it with the store's default weight" }),
      lacks_disclosures: z.boolean().meta({
        description: "True in India if the country of origin, the maker, the net quantity or the MRP is missing",
      }),
    }),
  ),
});

export type ImportAnswer = z.infer<typeof importAnswerSchema>;

const identifiers = z.array(z.string().max(LIMITS.text)).max(LIMITS.variants);

/** The body of the call that finds out which products of a file already exist in the shop under a different slug. */
const renamesBodySchema = z.object({
  products: z
    .array(z.object({ slug: z.string().max(LIMITS.slug), skus: identifiers, barcodes: identifiers }))
    .min(1)
    .max(5_000),
});

export const renamesAnswerSchema = z.object({
  renames: z.array(z.object({ slug: z.string(), renamed_from: z.string() })),
});

export type RenamesAnswer = z.infer<typeof renamesAnswerSchema>;

const picturesBodySchema = z.object({
  slugs: z.array(z.string().max(LIMITS.slug)).min(1).max(100),
  /** Hosts that an earlier call of the same run could not reach; this call does not try them again. */
  skip_hosts: z.array(z.string().max(255)).max(1_000).default([]),
});

export const PICTURE_FAILURES = ["unreachable", "host_skipped", "refused", "too_large", "not_a_picture"] as const;

export const picturesAnswerSchema = z.object({
  fetched: z.int(),
  failures: z.array(z.object({ slug: z.string(), source: z.string(), code: z.enum(PICTURE_FAILURES) })),
  unreachable_hosts: z.array(z.string()),
});

export type PicturesAnswer = z.infer<typeof picturesAnswerSchema>;

/** Ample for a batch: two hundred products with long descriptions are about a megabyte. */
const PRODUCTS_BODY_LIMIT = 8_000_000;

export const importProductsCall = defineCall({
  method: "POST",
  path: "/api/owner/products/import",
  caller: "owner",
  right: "products.write",
  summary: "Creates and updates products by their slug; one that is unchanged stays untouched",
  query: importQuerySchema,
  body: importBodySchema,
  bodyLimit: PRODUCTS_BODY_LIMIT,
  answer: importAnswerSchema,
  refusals: ["store_unknown"],
});

export const findRenamesCall = defineCall({
  method: "POST",
  path: "/api/owner/products/import/renames",
  caller: "owner",
  right: "products.read",
  summary: "Which products of a file the shop knows under another slug. A question, sent as POST because it is long",
  query: storeQuerySchema,
  body: renamesBodySchema,
  bodyLimit: PRODUCTS_BODY_LIMIT,
  answer: renamesAnswerSchema,
});

export const importPicturesCall = defineCall({
  method: "POST",
  path: "/api/owner/products/import/pictures",
  caller: "owner",
  right: "products.write",
  summary: "Fetches the pictures of products that are still shown from where they live",
  query: storeQuerySchema,
  body: picturesBodySchema,
  answer: picturesAnswerSchema,
});

export const importsAnswerSchema = z.object({
  list: z.array(
    z.object({
      _id: z.string(),
      at: momentSchema,
      by: z.string(),
      products: z.int().meta({ description: "How many it created or changed that are not undone" }),
      undone_on: momentSchema.nullable(),
    }),
  ),
});
export type ImportsAnswer = z.infer<typeof importsAnswerSchema>;

export const listImportsCall = defineCall({
  method: "GET",
  path: "/api/owner/products/import",
  caller: "owner",
  right: "products.read",
  summary: "The last imports that can be undone",
  query: storeQuerySchema,
  answer: importsAnswerSchema,
});

export const undoneImportSchema = z.object({
  restored: z.int().meta({ description: "Products that are as they were before" }),
  trashed: z.int().meta({ description: "Products that the import created; they are in the trash" }),
  kept: z.int().meta({ description: "Products that were changed since, and stay" }),
  left: z.int().meta({ description: "Products that another call undoes" }),
});
export type UndoneImport = z.infer<typeof undoneImportSchema>;

export const undoImportCall = defineCall({
  method: "POST",
  path: "/api/owner/products/import/{import_id}/undo",
  caller: "owner",
  right: "products.write",
  summary:
    "Undoes some hundred products of an import, where nothing was changed since; to be repeated until none is left",
  params: z.object({ import_id: importIdSchema }),
  query: storeQuerySchema,
  answer: undoneImportSchema,
  refusals: ["import_unknown"],
});

export const exportAnswerSchema = z.object({
  header: z.array(z.string()),
  rows: z.array(z.array(z.string())).meta({ description: "Rows of a CSV file; each product begins with its own" }),
  products: z.int(),
  next: z.string().nullable().meta({ description: "`after` of the next part; null after the last one" }),
});
export type ExportAnswer = z.infer<typeof exportAnswerSchema>;

export const exportProductsCall = defineCall({
  method: "GET",
  path: "/api/owner/products/export",
  caller: "owner",
  right: "products.read",
  summary: "The products as rows of a CSV file that the import reads, part by part",
  query: storeQuerySchema.extend({ after: z.string().max(200).default("") }),
  answer: exportAnswerSchema,
  refusals: ["store_unknown"],
});
