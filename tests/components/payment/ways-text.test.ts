import { waysText } from "@/components/payment/ways-text";
import { offeredWays, type WaysToPay } from "@/lib/domain/payment/ways-to-pay";

const WAYS: WaysToPay = {
  currencyCode: "INR",
  takesUpi: true,
  instalments: [
    { bank: "HDFC", leastAmount: 300_000, months: [3, 6, 9] },
    { bank: "ICIC", leastAmount: 500_000, months: [3, 24] },
    { bank: "UTIB", leastAmount: 500_000, months: [6] },
    { bank: "NEWB", leastAmount: 500_000, months: [6] },
    { bank: "SBIN", leastAmount: 500_000, months: [6] },
  ],
};
const said = (amount: number, ways: Partial<WaysToPay> = {}, currencyCode = "INR") => {
  const offered = offeredWays({ ...WAYS, ...ways }, { amount, currencyCode });
  return offered && waysText(offered);
};
const [hdfc, icici] = WAYS.instalments;

it.each([
  ["too little for instalments", said(299_999), "Pay with any UPI app."],
  [
    "enough for one bank",
    said(300_000),
    "Pay with any UPI app. Or pay over 3 to 9 months (EMI) with a card from HDFC Bank.",
  ],
  [
    "enough for all",
    said(500_000),
    "Pay with any UPI app. Or pay over 3 to 24 months (EMI) with a card from HDFC Bank, ICICI Bank, Axis Bank or 2 more banks.",
  ],
  [
    "no UPI, and one span",
    said(500_000, { takesUpi: false, instalments: hdfc && icici ? [{ ...hdfc, months: [6] }] : [] }),
    "Pay over 6 months (EMI) with a card from HDFC Bank.",
  ],
  ["nothing", said(500_000, { takesUpi: false, instalments: [] }), null],
  [
    "a bank without plans",
    said(500_000, { takesUpi: false, instalments: hdfc ? [{ ...hdfc, months: [] }] : [] }),
    null,
  ],
  ["another currency", said(500_000, {}, "USD"), null],
])("says what is offered: %s", (_what, text, expected) => {
  expect(text).toBe(expected);
});
