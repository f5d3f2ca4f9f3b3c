import { buttonClass } from "@/components/ui/button";
import { formatMoney } from "@/lib/domain/currency/money";
import { toHundredths } from "@/lib/domain/payment/amount";
import { QrCodeImage } from "./qr-code";
import { transferTexts } from "./texts";
import { UpiMarks } from "./upi-marks";

type Amount = { amount: number; currencyCode: string };

/** How to pay an order by bank transfer or UPI, in the form in which `readTransferDetails` returns it. */
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
          [transferTexts.accountHolder, transfer.account.accountName],
          [transferTexts.accountNumber, transfer.account.accountNumber],
          [transferTexts.bank, transfer.account.bankName],
          [transferTexts.ifsc, transfer.account.ifscCode],
        ]
      : [[transferTexts.upi, transfer.upiId]];
  return (
    <div className="grid gap-6">
      {transfer.kind === "upi" && (
        <div className="grid justify-items-start gap-4">
          {/* A phone has the app, so it opens it; larger screens show the code to a phone first. */}
          <a href={transfer.link} className={buttonClass("solid", "min-h-13 w-full sm:hidden")}>
            {transferTexts.openApp}
          </a>
          <p className="flex items-center gap-3 text-sm text-muted">
            <UpiMarks />
            {transferTexts.apps}
          </p>
          <p className="max-w-prose sm:hidden">{transferTexts.scanElsewhere}</p>
          <p className="max-w-prose max-sm:hidden">{transferTexts.scan}</p>
          <QrCodeImage {...transfer.code} label={transferTexts.qrCode(money)} />
          <a href={transfer.link} className={buttonClass("outline", "max-sm:hidden")}>
            {transferTexts.openApp}
          </a>
        </div>
      )}
      <dl className="grid max-w-md grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        {[...rows, [transferTexts.amount, money] as const, [transferTexts.reference, orderNumber] as const]
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="tabular min-w-0 break-words select-all">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="max-w-prose text-muted">{transferTexts.note}</p>
    </div>
  );
}
