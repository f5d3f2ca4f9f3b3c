import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { ENQUIRIES_PER_PAGE, enquiryToWire } from "@/lib/contracts/enquiry";
import { GIFT_CARDS_PER_PAGE, giftCardToWire } from "@/lib/contracts/gift-card/owner-calls";
import { orderToWire } from "@/lib/contracts/order/wire";
import { importedProductSchema, importedProductToWire } from "@/lib/contracts/product-import/imported-product";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { findEnquiry, listEnquiries } from "@/lib/data/enquiry";
import { listGiftCards } from "@/lib/data/gift-card/gift-cards";
import { listOrders } from "@/lib/data/order/lists";
import { listStoreQuotations } from "@/lib/data/quotation/lists";
import { closeDatabase, openDatabase } from "@/lib/database/connection";
import { ORDER_STATUSES } from "@/lib/domain/order/order";
import { QUOTATION_STATUSES } from "@/lib/domain/quotation/quotation";
import { fail, ok, type Result } from "@/lib/domain/result";
import { STORE_ID_PATTERN } from "@/lib/domain/store/id";
import { readFeedback } from "@/lib/workflows/customer/read-feedback";
import { deactivateCardOfStore, issueGiftCard } from "@/lib/workflows/gift-card/manage";
import { exportSubscribers } from "@/lib/workflows/newsletter/export-subscribers";
import { exportOrders } from "@/lib/workflows/order/export";
import { findOrderByIdOrNumber, manageOrder } from "@/lib/workflows/order/manage";
import { listOutbox, retryOutbox, showMessage } from "@/lib/workflows/outbox/manage";
import { findRenames } from "@/lib/workflows/product-import/find-renames";
import { importPictures } from "@/lib/workflows/product-import/import-pictures";
import { importProducts } from "@/lib/workflows/product-import/import-products";
import { findQuotationByIdOrNumber, manageQuotation } from "@/lib/workflows/quotation/manage";
import { changeStoreOrigin, changeStoreStatus, summariseStores } from "@/lib/workflows/store/manage-stores";
import { exportPart } from "@/lib/workflows/store-files/export-store";
import { importStore } from "@/lib/workflows/store-files/import-store";
import { findMissingUploads, readStoreUpload, saveStoreUpload } from "@/lib/workflows/store-files/store-uploads";
import { ORDER_REFUSAL_TEXTS, orderRefusalText } from "./order/refusal-texts";
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
      const bytes = await readStoreUpload(storeId, name);
      if (!bytes) throw new ShopError(`The uploaded file ${name} has gone while the store was being exported.`);
      return bytes;
    },
    findMissingUploads: (uploads) => findMissingUploads(storeId, uploads),
    saveStoreUpload: (name, bytes) => saveStoreUpload(storeId, name, bytes),
    importStore: async (files, options) => {
      const result = await importStore(storeId, files, options);
      if (!result.ok && result.code === "store_files_broken") throw new ShopError(TEXTS.store_files_changed());
      return valueOrError(result, storeId);
    },
    listOutbox: (limit) => listOutbox(storeId, limit),
    showMessage: async (id) => valueOrError(await showMessage(storeId, id), storeId),
    retryMessages: async (id) => valueOrError(await retryOutbox(storeId, id), storeId),
    listOrders: async ({ status, search, page }) => {
      const statuses = status ? [status] : ORDER_STATUSES;
      const { orders, total } = await listOrders(storeId, { statuses, search, page, limit: ORDERS_PER_PAGE });
      return { orders: orders.map(orderToWire), total, pages: Math.ceil(total / ORDERS_PER_PAGE) };
    },
    showOrder: async (name) => {
      const order = await findOrderByIdOrNumber(storeId, name);
      if (!order) throw new ShopError(TEXTS.order_unknown());
      return orderToWire(order);
    },
    changeOrder: async (name, action) => {
      const changed = await manageOrder(storeId, name, action);
      if (!changed.ok) throw new ShopError(orderRefusalText(changed.code));
      return orderToWire(changed.value.order);
    },
    exportOrders: (after) => exportOrders(storeId, after),
    listQuotations: async ({ status, search, page }) => {
      const statuses = status ? [status] : QUOTATION_STATUSES;
      const asked = { statuses, search, page, limit: ORDERS_PER_PAGE };
      const { quotations, total } = await listStoreQuotations(storeId, asked);
      return { quotations: quotations.map(quotationToWire), total, pages: Math.ceil(total / ORDERS_PER_PAGE) };
    },
    showQuotation: async (name) => {
      const quotation = await findQuotationByIdOrNumber(storeId, name);
      if (!quotation) throw new ShopError(orderRefusalText("quotation_unknown"));
      return quotationToWire(quotation);
    },
    changeQuotation: async (name, action) => {
      const changed = await manageQuotation(storeId, name, action);
      if (!changed.ok) throw new ShopError(orderRefusalText(changed.code));
      return quotationToWire(changed.value);
    },
    listGiftCards: async (page) => {
      const { cards, total } = await listGiftCards(storeId, { page, limit: GIFT_CARDS_PER_PAGE });
      return { cards: cards.map(giftCardToWire), total };
    },
    issueGiftCard: async ({ price, ...card }) => {
      const issued = await issueGiftCard(storeId, { ...card, price: toScaledInteger(price, 2) });
      return giftCardToWire(valueOrError(issued, storeId));
    },
    deactivateGiftCard: async (code) =>
      giftCardToWire(valueOrError(await deactivateCardOfStore(storeId, code), storeId)),
    listEnquiries: async (page) => {
      const { enquiries, total } = await listEnquiries(storeId, { page, limit: ENQUIRIES_PER_PAGE });
      return { enquiries: enquiries.map(enquiryToWire), total };
    },
    showEnquiry: async (id) => {
      const enquiry = await findEnquiry(storeId, id);
      return enquiryToWire(valueOrError(enquiry ? ok(enquiry) : fail("enquiry_unknown"), storeId));
    },
    exportSubscribers: async (after) => valueOrError(await exportSubscribers(storeId, after), storeId),
    listFeedback: (page) => readFeedback(storeId, page),
    close: closeDatabase,
  };
}

const ORDERS_PER_PAGE = 20;

const TEXTS = {
  order_unknown: () => ORDER_REFUSAL_TEXTS.order_unknown,
  gift_cards_off: () => ORDER_REFUSAL_TEXTS.gift_cards_off,
  gift_card_unknown: () => ORDER_REFUSAL_TEXTS.gift_card_unknown,
  store_unknown: (storeId: string) =>
    `There is no store ${storeId}. A first \`npm start\` makes the demo store; \`npm run store -- list\` shows all.`,
  store_kept_elsewhere: () => "The store details come from STORE_API_URL, and are changed there.",
  enquiry_unknown: () => "There is no such enquiry. `npm run store -- enquiries` shows the latest.",
  message_unknown: () => "There is no such message. `npm run store -- outbox` shows the newest.",
  message_not_kept: () =>
    "That message was sent, is being sent, or held a secret that is not kept: it cannot be sent again.",
  store_files_changed: () => "The files were changed while they were being imported. Nothing was written.",
};

function valueOrError<Value>(result: Result<Value, keyof typeof TEXTS>, storeId: string): Value {
  if (result.ok) return result.value;
  throw new ShopError(TEXTS[result.code](storeId));
}
