import type { OfferedWays } from "@/lib/domain/payment/ways-to-pay";

const NAMED_BANKS = 3;

/** The codes by which Razorpay calls banks. A code that is not here is shown as it is. */
const BANK_NAMES: Readonly<Record<string, string>> = {
  AMEX: "American Express",
  AUBL: "AU Bank",
  BARB: "Bank of Baroda",
  CITI: "Citibank",
  FDRL: "Federal Bank",
  HDFC: "HDFC Bank",
  ICIC: "ICICI Bank",
  IDFB: "IDFC First Bank",
  INDB: "IndusInd Bank",
  KKBK: "Kotak Mahindra Bank",
  RATN: "RBL Bank",
  SBIN: "State Bank of India",
  SCBL: "Standard Chartered",
  UTIB: "Axis Bank",
  YESB: "Yes Bank",
};

/** Such as "Pay with any UPI app. Or pay over 3 to 24 months (EMI) with a card from HDFC Bank or 4 more banks." */
export function waysText({ takesUpi, banks, months }: OfferedWays): string {
  const upi = takesUpi ? "Pay with any UPI app." : "";
  if (!months) return upi;
  const span = months.from === months.to ? `${months.from}` : `${months.from} to ${months.to}`;
  const over = `over ${span} months (EMI) with a card from ${banksText(banks)}.`;
  return takesUpi ? `${upi} Or pay ${over}` : `Pay ${over}`;
}

function banksText(banks: readonly string[]): string {
  const named = banks.slice(0, NAMED_BANKS).map((code) => BANK_NAMES[code] ?? code);
  const more = banks.length - named.length;
  const all = more > 0 ? [...named, more === 1 ? "one more bank" : `${more} more banks`] : named;
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(all);
}
