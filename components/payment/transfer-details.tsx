import { buttonClass } from "@/components/ui/button";
import { formatMoney } from "@/lib/domain/currency/money";
import { toHundredths } from "@/lib/domain/payment/amount";
import { QrCodeImage } from "./qr-code";

type Amount = { amount: number; currencyCode: string };

/** How to transfer the money of an order, as `readTransferDetails` tells it. */
export type TransferDetailsProps = { amount: Amount; orderNumber: string } & (
  | {
      kind: "bank_transfer";
      account: { accountName: string; accountNumber: string; bankName: string; ifscCode: string };
    }
  | { kind: "upi"; upiId: string; link: string; code: { size: number; path: string } }
);

export function TransferDetails(transfer: TransferDetailsProps) {
  const { amount, orderNumber } = transfer;
  const money = formatMoney(toHundredths(amount), amount.currencyCode);
  const rows: readonly (readonly [string, string])[] =
    transfer.kind === "bank_transfer"
      ? [
          ["Account holder", transfer.account.accountName],
          ["Account number", transfer.account.accountNumber],
          ["Bank", transfer.account.bankName],
          ["IFSC", transfer.account.ifscCode],
        ]
      : [["UPI address", transfer.upiId]];
  return (
    <div className="grid gap-6">
      {transfer.kind === "upi" && (
        <div className="grid justify-items-start gap-4">
          <QrCodeImage {...transfer.code} label={`Code that pays ${money} by UPI`} />
          <p className="max-w-prose">Scan it with any UPI app, or open the app on this phone.</p>
          <a href={transfer.link} className={buttonClass("outline")}>
            Open the UPI app
          </a>
        </div>
      )}
      <dl className="grid max-w-md grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        {[...rows, ["Amount", money] as const, ["Reference", orderNumber] as const]
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="tabular min-w-0 break-words select-all">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="max-w-prose text-muted">
        Please give the order number as the reference. We send your order as soon as the money is here.
      </p>
    </div>
  );
}
