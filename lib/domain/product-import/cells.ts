import { LARGEST_QUANTITY } from "../pricing/item-price";
import { UNITS, type Unit } from "../product/unit";
import { LIMITS, PRODUCT_STATUSES, type ProductStatus } from "./imported-product";

/**
 * The functions of this module each read one cell. They return null for a text that they do not understand, rather than
 * guess.
 */

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d+))?$/;

/**
 * Converts a plain decimal number to whole hundredths, exactly: "1299.5" becomes 129950. Thousands separators,
 * currency signs and a third decimal other than zero are refused, because guessing their meaning could put a wrong
 * price into the shop.
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

/** Stock in hundredths of the unit; pieces must be whole. Shopify allows negative stock, which becomes 0. */
export function readQuantity(text: string, unit: Unit): number | null {
  const quantity = readHundredths(text);
  if (quantity === null || quantity > LIMITS.stock || (unit === "Pcs" && quantity % 100 !== 0)) return null;
  return Math.max(quantity, 0);
}

/** A minimum quantity or step in hundredths of the unit; it must be above 0, and whole for pieces. */
export function readOwnQuantity(text: string, unit: Unit): number | null {
  const quantity = readQuantity(text, unit);
  return quantity !== null && quantity > 0 && quantity <= LARGEST_QUANTITY ? quantity : null;
}

/** Weight in whole grams; Shopify converts pounds and ounces to fractions of grams, which are rounded. */
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

/**
 * Whether the product can be ordered when it is out of stock. Shopify's export contains "continue" or "deny"; its newer
 * template contains yes or no.
 */
export function readPolicy(text: string): boolean | null {
  const word = text.toLowerCase();
  if (word === "continue") return true;
  return word === "deny" ? false : readFlag(text);
}

export function readStatus(text: string): ProductStatus | null {
  const word = text.toLowerCase();
  // In Shopify an unlisted product has a page but is in no list. Our shop has no such status; the safer choice is to
  // import the product as a draft, so that nobody sees it.
  if (word === "unlisted") return "draft";
  return PRODUCT_STATUSES.find((status) => status === word) ?? null;
}

export function readUnit(text: string): Unit | null {
  return UNITS.find((unit) => unit.toLowerCase() === text.toLowerCase()) ?? null;
}

/** The normalised URL of a picture on the web; null if the text is not a URL from which we can download. */
export function readPictureAddress(text: string): string | null {
  const address = text.startsWith("//") ? `https:${text}` : text;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { href } = new URL(address);
  return href.length <= LIMITS.longText ? href : null;
}

/** Converts a plain-text description to HTML, so that its paragraphs and line breaks are kept. */
export function readDescription(text: string): string {
  if (text === "" || /<[a-z!/]/i.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br>")}</p>`)
    .join("");
}
