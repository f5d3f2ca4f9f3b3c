import { UNITS, type Unit } from "../product/unit";
import { LIMITS, PRODUCT_STATUSES, type ProductStatus } from "./imported-product";

/** Readers of single cells. They answer null for a text that has no such meaning, and never guess. */

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d+))?$/;

/**
 * A plain decimal, exact in whole hundredths: "1299.5" is 129950. Thousands separators, currency signs and a third
 * decimal that is not zero are refused, because guessing what they mean would put a wrong price into the shop.
 */
function readHundredths(text: string): number | null {
  const [, sign, whole, fraction = ""] = DECIMAL.exec(text) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(2))) return null;
  const hundredths = Number(whole + fraction.slice(0, 2).padEnd(2, "0"));
  return sign === "-" ? -hundredths : hundredths;
}

export function readAmount(text: string): number | null {
  const amount = readHundredths(text);
  return amount !== null && amount >= 0 && amount <= LIMITS.amount ? amount : null;
}

/** Stock in hundredths of the unit. Shopify lets stock fall below nothing; that is nothing here. Pieces are whole. */
export function readQuantity(text: string, unit: Unit): number | null {
  const quantity = readHundredths(text);
  if (quantity === null || quantity > LIMITS.stock || (unit === "Pcs" && quantity % 100 !== 0)) return null;
  return Math.max(quantity, 0);
}

/** Whole grams; parts of a gram come from Shopify's conversion of pounds and ounces. */
export function readGrams(text: string): number | null {
  if (!/^\d{1,10}(\.\d+)?$/.test(text)) return null;
  const grams = Math.round(Number(text));
  return grams <= LIMITS.weightGrams ? grams : null;
}

const YES = ["true", "yes", "1"];
const NO = ["false", "no", "0"];

export function readFlag(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** Whether the product is sold on at nothing left: "continue", or yes in the newer template. */
export function readPolicy(text: string): boolean | null {
  const word = text.toLowerCase();
  if (word === "continue") return true;
  return word === "deny" ? false : readFlag(text);
}

export function readStatus(text: string): ProductStatus | null {
  const word = text.toLowerCase();
  // Unlisted products have an address but stand in no list. We have no such state, and hiding is the careful reading.
  if (word === "unlisted") return "draft";
  return PRODUCT_STATUSES.find((status) => status === word) ?? null;
}

export function readUnit(text: string): Unit | null {
  return UNITS.find((unit) => unit.toLowerCase() === text.toLowerCase()) ?? null;
}

/** The address of a picture on the web, in its settled form; null for anything that cannot be fetched. */
export function readPictureAddress(text: string): string | null {
  const address = text.startsWith("//") ? `https:${text}` : text;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { href } = new URL(address);
  return href.length <= LIMITS.longText ? href : null;
}

/** A description without any tag is plain text: its paragraphs and line breaks are kept by giving it tags. */
export function readDescription(text: string): string {
  if (text === "" || /<[a-z!/]/i.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br>")}</p>`)
    .join("");
}
