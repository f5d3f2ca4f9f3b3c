import { OrderAddress } from "@/components/order/address";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { quotationFactTexts } from "./texts";

/** The facts of a quotation beside its items: addresses, GST details and note. */
export function QuotationFacts({ quotation }: { quotation: Quotation }) {
  const { companyAddress, billingAddress, gst, note } = quotation;
  const business = [gst.company, gst.number && `GSTIN ${gst.number}`].filter(Boolean).join(", ");
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {companyAddress && <OrderAddress heading={quotationFactTexts.company} address={companyAddress} />}
      {billingAddress && <OrderAddress heading={quotationFactTexts.billingAddress} address={billingAddress} />}
      {(business || note) && (
        <dl className="grid gap-8 sm:col-span-2 sm:grid-cols-2">
          {business && <Fact name={quotationFactTexts.business}>{business}</Fact>}
          {note && <Fact name={quotationFactTexts.note}>{note}</Fact>}
        </dl>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0 break-words">
      <dt className="text-sm font-medium">{name}</dt>
      <dd className="mt-2 whitespace-pre-line text-muted">{children}</dd>
    </div>
  );
}
