import { decimalAmount } from "./amount";

type UpiPayment = {
  /** Of who is paid: a name and the handle of a bank, `nila@okbank`. */
  upiId: string;
  payeeName: string;
  /** In paise. */
  amount: number;
  /** What the payment is for; the shopper sees it, and so does the owner's bank. */
  note: string;
};

/** UPI moves rupees and nothing else. */
const CURRENCY = "INR";
/** More would be cut off by some apps. */
const LONGEST_NOTE = 50;

/** Opens the shopper's payment app with everything filled in; as a QR code, the app on their phone. */
export function upiLink({ upiId, payeeName, amount, note }: UpiPayment): string {
  const fields = {
    pa: upiId,
    pn: payeeName,
    am: decimalAmount({ amount, currencyCode: CURRENCY }),
    cu: CURRENCY,
    tn: note.slice(0, LONGEST_NOTE),
  };
  // A plus for a blank, as forms write it, is shown as a plus by these apps.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join("&").replace("%40", "@")}`;
}
