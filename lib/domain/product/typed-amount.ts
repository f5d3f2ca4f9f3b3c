import { MAX_NUMBER } from "@/lib/domain/storable";

/**
 * An amount or quantity in hundredths, as people type it and spreadsheets copy it: "1299.5", "1,299.50", "₹ 12,99,000",
 * "1.299,50" or "1299,5". Null if it is none: negative, too large, or with more than two decimals.
 */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0'’]/g, "").replace(/^\p{Sc}|\p{Sc}$|^Rs\.?/u, "");
  const normal = withPoint(plain);
  if (!/^\d+(?:\.\d{0,2})?$|^\.\d{1,2}$/.test(normal)) return null;
  const [whole = "", decimals = ""] = normal.split(".");
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return Number(whole) <= MAX_NUMBER ? amount : null;
}

/** Groups of three digits, or of two before the last three as in India. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** The number with a decimal point and without signs between its digits. */
function withPoint(text: string): string {
  const point = text.lastIndexOf(".");
  const comma = text.lastIndexOf(",");
  if (comma === -1) return text;
  if (point > comma) return GROUPED.test(text.slice(0, point)) ? text.replaceAll(",", "") : text;
  if (point !== -1) return text.replaceAll(".", "").replace(",", ".");
  return GROUPED.test(text) ? text.replaceAll(",", "") : text.replace(",", ".");
}

/** An amount in hundredths as `readAmount` reads it back, without needless decimals. */
export const amountText = (amount: number): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
