import { cancelQuotationCall } from "@/lib/contracts/quotation/owner-calls";
import { quotationActionToAnswer } from "@/lib/http/forms/owner-quotation-answer";
import { handle } from "@/lib/http/handle";

export const POST = handle(cancelQuotationCall, ({ body, ...call }) =>
  quotationActionToAnswer(call, { kind: "cancel", reason: body.reason }),
);
