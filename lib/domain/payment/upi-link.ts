import { decimalAmount } from "./amount";

type UpiPayment = {
  /** Address of the payee: a name and the handle of a bank, `nila@okbank`. */
  upiId: string;
  payeeName: string;
  /** In paise. */
  amount: number;
  /** The purpose of the payment, shown to the shopper and to the owner's bank. */
  note: string;
};

/** UPI only transfers rupees. */
const CURRENCY = "INR";
/** Some apps cut off longer notes. */
const MAX_NOTE_LENGTH = 50;

/** Opens the shopper's payment app with all fields filled in, also when scanned as a QR code. */
export function upiLink({ upiId, payeeName, amount, note }: UpiPayment): string {
  const fields = {
    pa: upiId,
    pn: payeeName,
    am: decimalAmount({ amount, currencyCode: CURRENCY }),
    cu: CURRENCY,
    tn: note.slice(0, MAX_NOTE_LENGTH),
  };
  // URLSearchParams writes blanks as "+", which these apps would show as a plus.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join("&").replace("%40", "@")}`;
}
