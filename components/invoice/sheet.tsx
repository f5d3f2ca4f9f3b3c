import { buttonClass } from "@/components/ui/button";
import type { DocumentTaxGroup } from "@/lib/domain/invoice/tax-document";
import {
  componentLabel,
  currencyNote,
  documentAmount,
  documentFacts,
  documentSums,
  documentTitle,
  groupTitle,
  INVOICE_WORDING,
  type InvoiceDocument,
  lineQuantity,
  otherAmountLabel,
} from "@/lib/domain/invoice/wording";
import { withBasePath } from "@/lib/domain/site/base-path";
import { PrintButton } from "./print-button";
import { invoicePageTexts } from "./texts";

type InvoiceSheetProps = { invoiceDocument: InvoiceDocument; backHref: string; pdfHref: string };

/** An invoice or credit note, laid out for printing. Its buttons are not printed. */
export function InvoiceSheet({ invoiceDocument, backHref, pdfHref }: InvoiceSheetProps) {
  const { seller, buyer, sentTo, currencyCode } = invoiceDocument;
  return (
    <div className="mx-auto max-w-3xl px-gutter py-8 lg:py-14 print:max-w-none print:p-0">
      <div className="mb-10 flex flex-wrap items-center gap-3 print:hidden">
        <a href={withBasePath(pdfHref)} download className={buttonClass("solid")}>
          {invoicePageTexts.download}
        </a>
        <PrintButton />
        <a href={withBasePath(backHref)} className="link-underline py-2.5 text-sm hover:text-accent">
          {invoicePageTexts.back}
        </a>
      </div>
      <article className="text-sm">
        <header className="flex flex-wrap justify-between gap-x-10 gap-y-6">
          <Party name={seller.name} lines={seller.lines} gstNumber={seller.gstNumber} isLarge />
          <div className="sm:text-end">
            <h1 className="font-display text-2xl">{documentTitle(invoiceDocument)}</h1>
            <dl className="tabular mt-3 text-muted">
              {documentFacts(invoiceDocument).map(([label, value]) => (
                <div key={label}>
                  <dt className="inline">{label}: </dt>
                  <dd className="inline">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </header>
        <div className="mt-10 grid gap-8 sm:grid-cols-2">
          <section>
            <h2 className="mb-2 font-medium">{INVOICE_WORDING.buyer}</h2>
            <Party
              name={buyer.company || buyer.name}
              lines={[...(buyer.company ? [buyer.name] : []), ...buyer.lines]}
              gstNumber={buyer.gstNumber}
            />
          </section>
          {sentTo && (
            <section>
              <h2 className="mb-2 font-medium">{INVOICE_WORDING.sentTo}</h2>
              <Party name={sentTo.name} lines={sentTo.lines} gstNumber="" />
            </section>
          )}
        </div>
        <table className="tabular mt-10 w-full border-collapse">
          <thead>
            <tr className="border-t border-line text-start text-muted">
              <th scope="col" className="py-2 pe-3 text-start font-normal">
                {INVOICE_WORDING.item}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-normal">
                {INVOICE_WORDING.hsn}
              </th>
              <th scope="col" className="px-3 py-2 text-end font-normal">
                {INVOICE_WORDING.quantity}
              </th>
              <th scope="col" className="py-2 ps-3 text-end font-normal">
                {INVOICE_WORDING.amount}
              </th>
            </tr>
          </thead>
          {invoiceDocument.groups.map((group) => (
            <GroupRows key={group.rateName} kind={invoiceDocument.kind} group={group} currencyCode={currencyCode} />
          ))}
        </table>
        <dl className="tabular mt-6 ms-auto grid max-w-xs gap-1.5">
          {documentSums(invoiceDocument).map(({ label, amount, isTotal }) => (
            <div
              key={label}
              className={`flex justify-between gap-6 ${isTotal ? "border-t border-line pt-1.5 font-medium" : ""}`}
            >
              <dt>{label}</dt>
              <dd>{documentAmount(amount, currencyCode)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-muted">{currencyNote(invoiceDocument)}</p>
      </article>
    </div>
  );
}

type PartyProps = { name: string; lines: readonly string[]; gstNumber: string; isLarge?: true };

function Party({ name, lines, gstNumber, isLarge }: PartyProps) {
  return (
    <address className="min-w-0 break-words not-italic">
      <span className={isLarge ? "mb-3 block font-display text-2xl" : "block"}>{name}</span>
      {[...lines, ...(gstNumber ? [`GSTIN ${gstNumber}`] : [])].map((line) => (
        <span key={line} className="block text-muted">
          {line}
        </span>
      ))}
    </address>
  );
}

type GroupRowsProps = { kind: InvoiceDocument["kind"]; group: DocumentTaxGroup; currencyCode: string };

function GroupRows({ kind, group, currencyCode }: GroupRowsProps) {
  const { lines, charges, components } = group;
  const cell = "border-t border-line py-2 align-top";
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className={`${cell} text-start font-medium`}>
          {groupTitle(group)}
        </th>
      </tr>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an issued document never change.
        <tr key={index}>
          <td className={`${cell} break-words pe-3`}>
            {line.name}
            {line.detail && <span className="block text-muted">{line.detail}</span>}
          </td>
          <td className={`${cell} px-3`}>{line.hsnCode}</td>
          <td className={`${cell} px-3 text-end`}>{lineQuantity(line)}</td>
          <td className={`${cell} ps-3 text-end`}>{documentAmount(line.amount, currencyCode)}</td>
        </tr>
      ))}
      {charges !== 0 && (
        <tr>
          <td colSpan={3} className={`${cell} pe-3`}>
            {otherAmountLabel(kind, group)}
          </td>
          <td className={`${cell} ps-3 text-end`}>{documentAmount(charges, currencyCode)}</td>
        </tr>
      )}
      {components.length > 0 && (
        <tr className="text-muted">
          <td colSpan={3} className={`${cell} pe-3`}>
            {[
              `${INVOICE_WORDING.taxable} ${documentAmount(group.taxable, currencyCode)}`,
              ...components.map(
                (component) => `${componentLabel(component)} ${documentAmount(component.amount, currencyCode)}`,
              ),
            ].join(" · ")}
          </td>
          <td className={`${cell} ps-3 text-end`}>{documentAmount(group.amount, currencyCode)}</td>
        </tr>
      )}
    </tbody>
  );
}
