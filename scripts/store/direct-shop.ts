import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { ENQUIRIES_PER_PAGE, enquiryToWire } from "@/lib/contracts/enquiry";
import { GIFT_CARDS_PER_PAGE, giftCardToWire } from "@/lib/contracts/gift-card/owner-calls";
import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { paymentLinkToWire } from "@/lib/contracts/order/payment-link";
import { messageToWire } from "@/lib/contracts/outbox/calls";
import { suppressionToWire } from "@/lib/contracts/outbox/suppressions";
import { differenceToWire, disputeToWire, PAYMENTS_PER_PAGE } from "@/lib/contracts/payment/owner-calls";
import { changedProductToWire, setProductBodySchema } from "@/lib/contracts/product/owner-calls";
import { importedProductSchema } from "@/lib/contracts/product-import/imported-product";
import { importedProductToWire } from "@/lib/contracts/product-import/imported-product-wire";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { ownerReturnToWire } from "@/lib/contracts/return/calls";
import { auditEntryToWire } from "@/lib/contracts/staff/audit";
import { invitedToWire, staffMemberToWire, staffToWire } from "@/lib/contracts/staff/members";
import { apiTokenToWire } from "@/lib/contracts/staff/tokens";
import { importedStoreToWire } from "@/lib/contracts/store-files/calls";
import { WITHDRAWALS_PER_PAGE, withdrawalToWire } from "@/lib/contracts/withdrawal";
import { findEnquiry, listEnquiries } from "@/lib/data/enquiry";
import { listGiftCards } from "@/lib/data/gift-card/gift-cards";
import { listOrders } from "@/lib/data/order/lists";
import { listSuppressions, removeSuppression, saveSuppressions } from "@/lib/data/outbox/suppressions";
import { listDifferences } from "@/lib/data/payment/differences";
import { listDisputes } from "@/lib/data/payment/disputes";
import { findPersonalFile } from "@/lib/data/personalization/files";
import { listStoreQuotations } from "@/lib/data/quotation/lists";
import { listApiTokens } from "@/lib/data/staff/api-tokens";
import { listAuditEntries } from "@/lib/data/staff/audit-entries";
import { listMembers } from "@/lib/data/staff/members";
import { listWithdrawals } from "@/lib/data/withdrawal";
import { closeDatabase, openDatabase } from "@/lib/database/connection";
import { ORDER_STATUSES, type Order } from "@/lib/domain/order/order";
import { QUOTATION_STATUSES } from "@/lib/domain/quotation/quotation";
import { fail, ok, type Result } from "@/lib/domain/result";
import { RETURNS_PER_PAGE } from "@/lib/domain/return/return";
import { COMMAND_ACTOR } from "@/lib/domain/staff/actor";
import { describeBackups, startBackup } from "@/lib/workflows/backup/manage";
import { readFeedback } from "@/lib/workflows/customer/read-feedback";
import { deactivateCardOfStore, issueGiftCard } from "@/lib/workflows/gift-card/manage";
import { countRenditions } from "@/lib/workflows/media/list-renditions";
import { describeMove, startMove } from "@/lib/workflows/move/manage";
import { exportSubscribers } from "@/lib/workflows/newsletter/export-subscribers";
import { exportOrders } from "@/lib/workflows/order/export";
import { findOrderByIdOrNumber, manageOrder } from "@/lib/workflows/order/manage";
import { markCustomer, markCustomers } from "@/lib/workflows/order/read";
import { readTailorSheet } from "@/lib/workflows/order/tailor-sheet";
import { listOutbox, retryOutbox, showMessage } from "@/lib/workflows/outbox/manage";
import { makePaymentLink } from "@/lib/workflows/payment/make-link";
import { addOffer, endOffer } from "@/lib/workflows/pricing/manage-offers";
import { setProduct } from "@/lib/workflows/product/set-product";
import { findRenames } from "@/lib/workflows/product-import/find-renames";
import { importPictures } from "@/lib/workflows/product-import/import-pictures";
import { importProducts } from "@/lib/workflows/product-import/import-products";
import { findQuotationByIdOrNumber, manageQuotation } from "@/lib/workflows/quotation/manage";
import { changeReturn } from "@/lib/workflows/return/decide";
import { readReturn, readReturns } from "@/lib/workflows/return/read";
import { createApiToken, endApiToken } from "@/lib/workflows/staff/api-tokens";
import { addMember, removeMember, renewLink, resetMember } from "@/lib/workflows/staff/members";
import {
  changeStoreOrigin,
  changeStoreStatus,
  describeStore,
  listPayments,
  summariseStores,
} from "@/lib/workflows/store/manage-stores";
import { listStoreProblems } from "@/lib/workflows/store/problems";
import { exportPart } from "@/lib/workflows/store-files/export-store";
import { importStore } from "@/lib/workflows/store-files/import-store";
import { findMissingUploads, readStoreUpload, saveStoreUpload } from "@/lib/workflows/store-files/store-uploads";
import { auditedShop } from "./audited-shop";
import { itemHint, OWNER_REFUSAL_TEXTS, type RefusalCode } from "./refusal-text";
import { type Shop, ShopError } from "./shop";

/** Opens the database directly, for use while no shop is running. The shop shows the changes when it starts. */
export async function openDirectShop(storeId: string): Promise<Shop> {
  await openDatabase();
  const describeOrder = async (found: Result<Order, RefusalCode>) =>
    ownerOrderToWire(await markCustomer(storeId, valueOrError(found)));
  return auditedShop(storeId, {
    description: `store ${storeId}, directly in the database`,
    findRenames: (products) => findRenames(storeId, products),
    importProducts: async (products, dryRun) => {
      // A running shop would parse the products with this schema. The schema is needed here too, because it sanitises
      // descriptions.
      const checked = products.map((product) => importedProductSchema.parse(importedProductToWire(product)));
      const { products: outcomes } = valueOrError(await importProducts(storeId, checked, { dryRun }));
      return outcomes.map(({ slug, outcome, picturesToFetch, lacksWeight, lacksDisclosures }) => ({
        slug,
        outcome,
        pictures_to_fetch: picturesToFetch,
        lacks_weight: lacksWeight,
        lacks_disclosures: lacksDisclosures,
      }));
    },
    importPictures: async (slugs, skipHosts) => {
      const { fetched, failures, unreachableHosts } = await importPictures(storeId, slugs, { skipHosts });
      return { fetched, failures: [...failures], unreachable_hosts: [...unreachableHosts] };
    },
    describeStore: async () => valueOrError(await describeStore(storeId)),
    setProduct: async (change) => {
      const { sku, price, stock, status } = setProductBodySchema.parse(change);
      const changed = {
        ...(price !== undefined && { price }),
        ...(stock !== undefined && { stock }),
        ...(status && { status }),
      };
      return changedProductToWire(valueOrError(await setProduct(storeId, sku, changed)));
    },
    addOffer: async (offer) => valueOrError(await addOffer(storeId, offer)),
    endOffer: async (code, at) => valueOrError(await endOffer(storeId, { code, at })),
    setStatus: async (status) => {
      valueOrError(await changeStoreStatus(storeId, status));
      return { store_id: storeId, status };
    },
    setOrigin: async (origin) => {
      valueOrError(await changeStoreOrigin(storeId, origin));
      return { store_id: storeId, origin };
    },
    listProblems: async () => valueOrError(await listStoreProblems(storeId)),
    countRenditions: async () => valueOrError(await countRenditions(storeId)),
    listBackups: describeBackups,
    startMove: async (to) => valueOrError(startMove(to)),
    describeMove: async () => describeMove(),
    startBackup: async () => valueOrError(await startBackup()),
    listPayments: async () => valueOrError(await listPayments(storeId)),
    listDisputes: async ({ status, page }) => {
      const { disputes, total } = await listDisputes(storeId, { status, page, limit: PAYMENTS_PER_PAGE });
      return { list: disputes.map(disputeToWire), total, page };
    },
    listDifferences: async (page) => {
      const { differences, total } = await listDifferences(storeId, { page, limit: PAYMENTS_PER_PAGE });
      return { list: differences.map(differenceToWire), total, page };
    },
    listStores: async () => ({
      stores: (await summariseStores()).map(({ id, name, status, domains, products }) => ({
        store_id: id,
        name,
        status,
        domains: [...domains],
        products,
      })),
    }),
    exportPart: async (after) => ({ storeId, ...valueOrError(await exportPart(storeId, after)) }),
    readUpload: async (name) => {
      const bytes = await readStoreUpload(storeId, name);
      if (!bytes) throw new ShopError(`The uploaded file ${name} disappeared during the export. Export again.`);
      return bytes;
    },
    findMissingUploads: (uploads) => findMissingUploads(storeId, uploads),
    saveStoreUpload: async (name, bytes) => {
      valueOrError(await saveStoreUpload(storeId, name, bytes));
    },
    importStore: async (files, options) =>
      importedStoreToWire(storeId, valueOrError(await importStore(storeId, files, options))),
    listOutbox: async (limit) => {
      const { messages, total } = await listOutbox(storeId, { limit: limit });
      return { messages: messages.map(messageToWire), total };
    },
    showMessage: async (id) => {
      const { text, ...message } = valueOrError(await showMessage(storeId, id));
      return { ...messageToWire(message), text };
    },
    retryMessages: async (id) => ({ retried: valueOrError(await retryOutbox(storeId, id)) }),
    listSuppressions: async (limit) => {
      const { suppressions, total } = await listSuppressions(storeId, limit);
      return { list: suppressions.map(suppressionToWire), total };
    },
    addSuppression: async ({ email, reason, detail }) => {
      await saveSuppressions(storeId, [{ email, reason, detail, createdAt: new Date() }]);
      return { done: true };
    },
    removeSuppression: async (email) => {
      const isRemoved = await removeSuppression(storeId, email);
      return valueOrError(isRemoved ? ok({ done: true }) : fail("suppression_unknown"));
    },
    listOrders: async ({ status, search, page }) => {
      const statuses = status ? [status] : ORDER_STATUSES;
      const { orders, unreadable, total } = await listOrders(storeId, { statuses, search, page, limit: PER_PAGE });
      return {
        list: (await markCustomers(storeId, orders)).map(ownerOrderToWire),
        unreadable: [...unreadable],
        ...pageOf(total, page),
      };
    },
    showOrder: async (name) => {
      const order = await findOrderByIdOrNumber(storeId, name);
      return describeOrder(order ? ok(order) : fail("order_unknown"));
    },
    readTailorSheet: async (name) => valueOrError(await readTailorSheet(storeId, name)),
    changeOrder: async (name, action) => describeOrder(await manageOrder(storeId, name, action)),
    makePaymentLink: async (name, paymentName) =>
      paymentLinkToWire(valueOrError(await makePaymentLink(storeId, name, paymentName))),
    exportOrders: (after) => exportOrders(storeId, after),
    listReturns: async ({ status, page }) => {
      const { returns, total } = await readReturns(storeId, { status, orderId: null, page, limit: RETURNS_PER_PAGE });
      return { list: returns.map(ownerReturnToWire), total, page };
    },
    listWithdrawals: async (page) => {
      const { withdrawals, total } = await listWithdrawals(storeId, { page, limit: WITHDRAWALS_PER_PAGE });
      return { list: withdrawals.map(withdrawalToWire), total, page };
    },
    showReturn: async (id) => {
      const found = await readReturn(storeId, id);
      return ownerReturnToWire(valueOrError(found ? ok(found) : fail("return_unknown")));
    },
    readPersonalFile: async (id) => {
      const file = await findPersonalFile(storeId, id, null);
      const content = valueOrError(file ? ok(file) : fail("personal_file_unknown"));
      return { content_type: "image/webp", content: Buffer.from(content).toString("base64") };
    },
    changeReturn: async (id, action) => ownerReturnToWire(valueOrError(await changeReturn(storeId, id, action))),
    listQuotations: async ({ status, search, page }) => {
      const statuses = status ? [status] : QUOTATION_STATUSES;
      const { quotations, unreadable, total } = await listStoreQuotations(storeId, {
        statuses,
        search,
        page,
        limit: PER_PAGE,
      });
      return { list: quotations.map(quotationToWire), unreadable: [...unreadable], ...pageOf(total, page) };
    },
    showQuotation: async (name) => {
      const quotation = await findQuotationByIdOrNumber(storeId, name);
      return quotationToWire(valueOrError(quotation ? ok(quotation) : fail("quotation_unknown")));
    },
    changeQuotation: async (name, action) =>
      quotationToWire(valueOrError(await manageQuotation(storeId, name, action))),
    listGiftCards: async (page) => {
      const { cards, total } = await listGiftCards(storeId, { page, limit: GIFT_CARDS_PER_PAGE });
      return { list: cards.map(giftCardToWire), total, page };
    },
    issueGiftCard: async ({ price, ...card }) => {
      const issued = await issueGiftCard(storeId, { ...card, price: toScaledInteger(price, 2) });
      return giftCardToWire(valueOrError(issued));
    },
    deactivateGiftCard: async (code) => giftCardToWire(valueOrError(await deactivateCardOfStore(storeId, code))),
    listEnquiries: async (page) => {
      const { enquiries, total } = await listEnquiries(storeId, { page, limit: ENQUIRIES_PER_PAGE });
      return { list: enquiries.map(enquiryToWire), total, page };
    },
    showEnquiry: async (id) => {
      const enquiry = await findEnquiry(storeId, id);
      return enquiryToWire(valueOrError(enquiry ? ok(enquiry) : fail("enquiry_unknown")));
    },
    exportSubscribers: async (after) => valueOrError(await exportSubscribers(storeId, after)),
    listFeedback: (page) => readFeedback(storeId, page),
    listStaff: async () => staffToWire(await listMembers(storeId)),
    addStaffMember: async (member) => invitedToWire(valueOrError(await addMember(storeId, COMMAND_ACTOR, member))),
    renewStaffLink: async (id) => invitedToWire(valueOrError(await renewLink(storeId, COMMAND_ACTOR, id))),
    resetStaffMember: async (id) => invitedToWire(valueOrError(await resetMember(storeId, COMMAND_ACTOR, id))),
    removeStaffMember: async (id) => staffMemberToWire(valueOrError(await removeMember(storeId, id))),
    listApiTokens: async () => ({ list: (await listApiTokens(storeId)).map(apiTokenToWire) }),
    createApiToken: async (given) => {
      const { token, secret } = valueOrError(await createApiToken(storeId, COMMAND_ACTOR, given));
      return { ...apiTokenToWire(token), token: secret };
    },
    endApiToken: async (id) => apiTokenToWire(valueOrError(await endApiToken(storeId, id))),
    listAuditEntries: async (query) => {
      const { entries, total } = await listAuditEntries(storeId, query);
      return { list: entries.map(auditEntryToWire), total, page: query.page, limit: query.limit };
    },
    close: closeDatabase,
  });
}

const PER_PAGE = 20;

const pageOf = (total: number, page: number) => ({
  total,
  page,
  limit: PER_PAGE,
  total_pages: Math.ceil(total / PER_PAGE),
});

function valueOrError<Value>(
  result: { ok: true; value: Value } | { ok: false; code: RefusalCode; field?: string | undefined },
): Value {
  if (result.ok) return result.value;
  throw new ShopError(`${OWNER_REFUSAL_TEXTS[result.code]}${itemHint(result.field)}`);
}
