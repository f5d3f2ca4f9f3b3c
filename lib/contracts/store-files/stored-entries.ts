import { z } from "zod";
import { storedCategoryLinkSchema } from "@/lib/contracts/catalogue/stored-category-links";
import { storedDeliveryPlanSchema } from "@/lib/contracts/checkout/stored-delivery-plan";
import { storedCollectionSchema, storedMenuSchema } from "@/lib/contracts/content/stored-menu";
import { storedSegmentSchema } from "@/lib/contracts/content/stored-segment";
import { storedGiftCardSchema } from "@/lib/contracts/gift-card/stored";
import { storedMailTextSchema } from "@/lib/contracts/outbox/stored-mail-text";
import { storedOfferSchema } from "@/lib/contracts/pricing/stored-offer";
import { storedShippingMethodSchema } from "@/lib/contracts/pricing/stored-shipping-method";
import { storedTaxRateSchema } from "@/lib/contracts/pricing/stored-tax-rate";
import { storedAddonSchema, storedMeasurementSetSchema } from "@/lib/contracts/product/stored-addon";
import { storedSizeChartSchema } from "@/lib/contracts/product/stored-size-chart";
import { storedSizingAssistantSchema } from "@/lib/contracts/product/stored-sizing-assistant";
import { storedRedirectSchema } from "@/lib/contracts/site/stored-redirect";
import { MAX_QUICK_LINKS } from "@/lib/domain/catalogue/category";
import type { StoreDocument } from "./documents";
import { layoutEntrySchema } from "./entry-schemas";
import { expectationText } from "./expectation";

/** The lists of a store, with the schemas by which the shop reads their entries later. */
const LISTS: Readonly<Record<string, z.ZodType>> = {
  addon: storedAddonSchema,
  collection: storedCollectionSchema,
  delivery_method: storedDeliveryPlanSchema,
  gift_card: storedGiftCardSchema,
  mail_text: storedMailTextSchema,
  measurement_set: storedMeasurementSetSchema,
  offer: storedOfferSchema,
  redirect: storedRedirectSchema,
  shipping_method: storedShippingMethodSchema,
  size_chart: storedSizeChartSchema,
  sizing_assistant: storedSizingAssistantSchema,
  tax_rate: storedTaxRateSchema,
};

type EntryIssue = { at: string; problem: string; about?: string };

/**
 * What is wrong with the entries of a list, of the menu or of the home page. The shop leaves out an entry that it cannot
 * read, so without this check an offer with a slip would be imported and never work.
 */
export function entryIssues(document: StoreDocument): EntryIssue[] {
  switch (document.part) {
    case "lists": {
      const schema = LISTS[document.kind];
      if (!schema) return [{ at: "", problem: "list_unknown", about: Object.keys(LISTS).join(", ") }];
      return document.entry.flatMap(({ id, content }, index) =>
        issuesOf(schema, { id, rank: index, content }, [index]),
      );
    }
    case "menu":
      return document.entry.flatMap(({ content }, index) => issuesOf(storedMenuSchema, content, [index, "content"]));
    case "home":
      return document.entry.flatMap(({ type, heading, subHeading, content }, index) =>
        type === "product_list"
          ? [{ at: `${index}.type`, problem: "segment_not_here" }]
          : issuesOf(storedSegmentSchema, { type, id: "", rank: index, heading, subHeading, content }, [index]),
      );
    case "categories": {
      const { quickLinks, relatedLinks, segments } = document.entry;
      return [
        ...issuesOf(z.array(z.unknown()).max(MAX_QUICK_LINKS), quickLinks, ["quick_links"]),
        ...linkIssues(quickLinks, "quick_links"),
        ...linkIssues(relatedLinks, "related_links"),
        ...segmentIssues(segments),
      ];
    }
    default:
      return [];
  }
}

/** In a category's own file, each segment has an id: there is no list to be found in by its position. */
function segmentIssues(segments: unknown): EntryIssue[] {
  if (!Array.isArray(segments)) return [];
  return segments.flatMap((segment, index) => {
    const place = ["segments", index] as const;
    const read = categorySegmentSchema.safeParse(segment, { error: expectationText });
    if (!read.success) return issuesOf(categorySegmentSchema, segment, place);
    const { sub_heading: subHeading, is_active: _, ...rest } = read.data;
    return issuesOf(storedSegmentSchema, { ...rest, subHeading, rank: index }, place);
  });
}

const categorySegmentSchema = layoutEntrySchema.extend({ id: z.string().min(1).max(200) });

function linkIssues(links: unknown, member: string): EntryIssue[] {
  if (!Array.isArray(links)) return [];
  return links.flatMap((link, index) => issuesOf(storedCategoryLinkSchema, link, [member, index]));
}

function issuesOf(schema: z.ZodType, entry: unknown, place: readonly (string | number)[]): EntryIssue[] {
  const read = schema.safeParse(entry, { error: expectationText });
  if (read.success) return [];
  return read.error.issues.map(({ path, message }) => ({ at: [...place, ...path].join("."), problem: message }));
}

/** A place in a file that names something else of the store, by its slug or by its id. */
export type Reference = {
  at: string;
  names: "category" | "product" | "measurement_set";
  by: "slug" | "id";
  key: string;
};

/** What the entries of a list, of the menu or of the home page, and the links of a category, name. */
export function referencesIn(document: StoreDocument): Reference[] {
  if (document.part === "categories") {
    const { quickLinks, relatedLinks, segments } = document.entry;
    return [
      ...referencesOf(quickLinks, "quick_links"),
      ...referencesOf(relatedLinks, "related_links"),
      ...referencesOf(segments, "segments"),
    ];
  }
  if (document.part !== "lists" && document.part !== "menu" && document.part !== "home") return [];
  return document.entry.flatMap(({ content }, index) => referencesOf(content, `${index}.content`));
}

function referencesOf(value: unknown, at: string): Reference[] {
  if (typeof value !== "object" || value === null) return [];
  const own = isRecord(value) ? referencesOfMembers(value, at) : [];
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => referencesOf(inner, `${at}.${name}`))];
}

function referencesOfMembers(value: Record<string, unknown>, at: string): Reference[] {
  const found: Reference[] = [];
  const { link_type, kind, slug, mmset_id, category_list, product_list } = value;
  const named = link_type ?? kind;
  if ((named === "category" || named === "product") && typeof slug === "string")
    found.push({ at: `${at}.slug`, names: named, by: "slug", key: slug });
  if (typeof mmset_id === "string")
    found.push({ at: `${at}.mmset_id`, names: "measurement_set", by: "id", key: mmset_id });
  // Offers on other things than these keep their old lists, which then mean nothing.
  const lists = { category: ["category_list", category_list], product: ["product_list", product_list] } as const;
  const { apply_to } = value;
  if (apply_to !== "category" && apply_to !== "product") return found;
  const [member, keys] = lists[apply_to];
  for (const [index, key] of (Array.isArray(keys) ? keys : []).entries()) {
    if (typeof key === "string") found.push({ at: `${at}.${member}.${index}`, names: apply_to, by: "id", key });
  }
  return found;
}

function isRecord(value: object): value is Record<string, unknown> {
  return !Array.isArray(value);
}
