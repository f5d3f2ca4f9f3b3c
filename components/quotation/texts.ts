import type { QuotationType } from "@/lib/domain/quotation/list";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { openRequest } from "@/lib/domain/quotation/state";

type RefusalList = Pick<Quotation, "status" | "revision" | "revisions" | "cancellation">;

/** Where a quotation stands, in a few words. */
export function quotationStatusText(quotation: RefusalList): string {
  switch (quotation.status) {
    case "placed":
      return "We are working out our prices";
    case "processing":
      return openRequest(quotation) === null ? "Our prices wait for your answer" : "We look at what you have asked for";
    case "confirmed":
      return "Approved";
    case "cancelled":
      return quotation.cancellation?.by === "shop" ? "Ended by us" : "Cancelled by you";
  }
}

/** What happens next with it. */
export function quotationNextTexts(quotation: RefusalList): string[] {
  switch (quotation.status) {
    case "placed":
      return [
        "We look at what you need, and write to you with our prices and what sending costs.",
        "Nothing is to be paid before you have approved them.",
      ];
    case "processing":
      return openRequest(quotation) === null
        ? [
            "These are our prices for you. Approve them and they become an order; or tell us what you would have otherwise.",
          ]
        : ["We have your wish. We look at it, and write to you with our answer."];
    case "confirmed":
      return ["You have approved our prices, and it has become an order."];
    case "cancelled":
      return [cancelledText(quotation.cancellation)];
  }
}

function cancelledText(cancellation: Quotation["cancellation"]): string {
  const reason = cancellation?.reason ? `: “${cancellation.reason}”` : ".";
  if (cancellation?.by === "shop") return `We could not make you an offer this time${reason}`;
  return `You have cancelled this request${reason}`;
}

export const QUOTATION_TYPE_NAMES: Record<QuotationType, string> = {
  live: "Live",
  confirmed: "Approved",
  cancelled: "Cancelled",
};
