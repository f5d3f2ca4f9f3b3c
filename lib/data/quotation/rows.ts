import "server-only";
import { storedAddressSchema } from "@/lib/contracts/address/stored";
import { storedCustomizationSchema } from "@/lib/contracts/customization/stored";
import { storedPersonalizationSchema } from "@/lib/contracts/personalization/stored";
import { storedQuotedPricesSchema } from "@/lib/contracts/quotation/stored";
import { toUnit } from "@/lib/data/product/rows";
import type { quotationItems, quotationRevisions, quotations } from "@/lib/database/schema/quotation";
import {
  QUOTATION_STATUSES,
  type Quotation,
  type QuotationItem,
  type QuotationRevision,
} from "@/lib/domain/quotation/quotation";

export type QuotationRow = typeof quotations.$inferSelect;
export type QuotationItemRow = typeof quotationItems.$inferSelect;
export type QuotationRevisionRow = typeof quotationRevisions.$inferSelect;

/** Builds a quotation from its rows. Throws if a JSON column does not have the expected form. */
export function toQuotation(
  row: QuotationRow,
  items: readonly QuotationItemRow[],
  revisions: readonly QuotationRevisionRow[],
): Quotation {
  const {
    storeId: _,
    modifiedAt: __,
    currencyCode,
    rateMillionths,
    chargeBasisPoints,
    gstCompany,
    gstNumber,
    cancelledBy,
    cancelReason,
    ...same
  } = row;
  return {
    ...same,
    status: statusOf(row),
    currency: { code: currencyCode, rateMillionths, chargeBasisPoints },
    companyAddress: storedAddressSchema.nullable().parse(row.companyAddress),
    billingAddress: storedAddressSchema.nullable().parse(row.billingAddress),
    gst: { company: gstCompany, number: gstNumber },
    cancellation: cancelledBy ? { by: cancelledBy === "shop" ? "shop" : "shopper", reason: cancelReason } : null,
    items: items.map(toItem),
    revisions: revisions.map(toRevision),
  };
}

function toItem({ storeId: _, quotationId: __, askedUnitPrice, askedAddonPrice, ...row }: QuotationItemRow) {
  return {
    ...row,
    unit: toUnit(row.unit),
    customization: storedCustomizationSchema.nullable().parse(row.customization),
    personalization: storedPersonalizationSchema.nullable().parse(row.personalization),
    asked: { unitPrice: askedUnitPrice, addonPrice: askedAddonPrice },
  } satisfies QuotationItem;
}

function toRevision({ storeId: _, quotationId: __, requestText, requestedAt, ...row }: QuotationRevisionRow) {
  return {
    ...row,
    prices: storedQuotedPricesSchema.parse(row.prices),
    request: requestedAt && { text: requestText, askedAt: requestedAt },
  } satisfies QuotationRevision;
}

function statusOf({ status }: QuotationRow): Quotation["status"] {
  const known = QUOTATION_STATUSES.find((candidate) => candidate === status);
  if (!known) throw new Error(`Unknown quotation status: ${status}`);
  return known;
}

/** The values for the quotation's row in `quotations`, which does not include its items and revisions. */
export function fromQuotation(quotation: Quotation) {
  const { items: _, revisions: __, currency, gst, cancellation, ...same } = quotation;
  return {
    ...same,
    currencyCode: currency.code,
    rateMillionths: currency.rateMillionths,
    chargeBasisPoints: currency.chargeBasisPoints,
    gstCompany: gst.company,
    gstNumber: gst.number,
    cancelledBy: cancellation?.by ?? "",
    cancelReason: cancellation?.reason ?? "",
  };
}

export function fromItem({ asked, optionNames, options, ...same }: QuotationItem) {
  return {
    ...same,
    optionNames: [...optionNames],
    options: [...options],
    askedUnitPrice: asked.unitPrice,
    askedAddonPrice: asked.addonPrice,
  };
}

export function fromRevision({ request, ...same }: QuotationRevision) {
  return { ...same, requestText: request?.text ?? "", requestedAt: request?.askedAt ?? null };
}
