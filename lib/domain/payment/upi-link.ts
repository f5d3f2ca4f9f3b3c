import { decimalAmount } from "./amount";

type UpiPayment = {
  /** The payee's UPI address: a name and the handle of a bank, `nila@okbank`. */
  upiId: string;
  payeeName: string;
  /** In paise. */
  amount: number;
  /** The purpose of the payment, shown to the shopper and to the owner's bank. */
  note: string;
};

/** UPI transfers rupees only. */
const CURRENCY = "INR";
/** Some payment apps cut off longer notes. */
const MAX_NOTE_LENGTH = 50;

/** A link that opens the shopper's payment app with all fields filled in. It also works as a QR code. */
export function upiLink({ upiId, payeeName, amount, note }: UpiPayment): string {
  const fields = {
    pa: upiId,
    pn: payeeName,
    am: decimalAmount({ amount, currencyCode: CURRENCY }),
    cu: CURRENCY,
    tn: note.slice(0, MAX_NOTE_LENGTH),
  };
  // URLSearchParams encodes spaces as "+", which payment apps would show as a plus sign.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join("&").replace("%40", "@")}`;
}
