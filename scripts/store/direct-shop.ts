import { importedProductSchema, importedProductToWire } from "@/lib/contracts/product-import";
import { closeDatabase, openDatabase } from "@/lib/data/database";
import { STORE_ID_PATTERN } from "@/lib/domain/ids";
import type { Result } from "@/lib/domain/result";
import { findRenames } from "@/lib/workflows/find-renames";
import { importPictures } from "@/lib/workflows/import-pictures";
import { importProducts } from "@/lib/workflows/import-products";
import { listOutbox, retryOutbox, showMessage } from "@/lib/workflows/manage-outbox";
import { changeStoreOrigin, changeStoreStatus, summariseStores } from "@/lib/workflows/manage-stores";
import { exportPart } from "@/lib/workflows/store-files/export-store";
import { importStore } from "@/lib/workflows/store-files/import-store";
import { findMissingUploads, keepUpload, takeUpload } from "@/lib/workflows/store-files/store-uploads";
import { type Shop, ShopError } from "./shop";

/** The database itself, which no shop has open: what is written here is there when the shop starts. */
export async function openDirectShop(storeId: string): Promise<Shop> {
  if (!STORE_ID_PATTERN.test(storeId)) {
    throw new ShopError(`"${storeId}" is no id of a store: small letters, digits and hyphens, such as nila-loom.`);
  }
  await openDatabase();
  return {
    description: `store ${storeId}, directly in the database`,
    findRenames: (products) => findRenames(storeId, products),
    importProducts: async (products, dryRun) => {
      // The same contract as over the wire: it is what sanitises the descriptions.
      const checked = products.map((product) => importedProductSchema.parse(importedProductToWire(product)));
      return valueOrError(await importProducts(storeId, checked, { dryRun }), storeId).products;
    },
    importPictures: (slugs, skipHosts) => importPictures(storeId, slugs, { skipHosts }),
    setStatus: async (status) => {
      valueOrError(await changeStoreStatus(storeId, status), storeId);
    },
    setOrigin: async (origin) => {
      valueOrError(await changeStoreOrigin(storeId, origin), storeId);
    },
    listStores: () => summariseStores(),
    exportPart: async (after) => ({ storeId, ...valueOrError(await exportPart(storeId, after), storeId) }),
    readUpload: async (name) => {
      const bytes = await takeUpload(storeId, name);
      if (!bytes) throw new ShopError(`The uploaded file ${name} has gone while the store was being exported.`);
      return bytes;
    },
    findMissingUploads: (uploads) => findMissingUploads(storeId, uploads),
    keepUpload: (name, bytes) => keepUpload(storeId, name, bytes),
    importStore: async (files, options) => {
      const result = await importStore(storeId, files, options);
      if (!result.ok && result.code === "store_files_broken") throw new ShopError(TEXTS.store_files_changed());
      return valueOrError(result, storeId);
    },
    listOutbox: (limit) => listOutbox(storeId, limit),
    showMessage: async (id) => valueOrError(await showMessage(storeId, id), storeId),
    retryMessages: async (id) => valueOrError(await retryOutbox(storeId, id), storeId),
    close: closeDatabase,
  };
}

const TEXTS = {
  store_unknown: (storeId: string) =>
    `There is no store ${storeId}. A first \`npm start\` makes the demo store; \`npm run store -- list\` shows all.`,
  store_kept_elsewhere: () => "The store details come from STORE_API_URL, and are changed there.",
  message_unknown: () => "There is no such message. `npm run store -- outbox` shows the newest.",
  message_not_kept: () =>
    "That message was sent, is being sent, or held a secret that is not kept: it cannot be sent again.",
  store_files_changed: () => "The files were changed while they were being imported. Nothing was written.",
};

function valueOrError<Value>(result: Result<Value, keyof typeof TEXTS>, storeId: string): Value {
  if (result.ok) return result.value;
  throw new ShopError(TEXTS[result.code](storeId));
}
