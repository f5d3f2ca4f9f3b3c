import { cancelQuotationCall } from "@/lib/contracts/owner-quotation-calls";
import { handle } from "@/lib/http";
import { quotationActionToAnswer } from "@/lib/http/owner-quotation-answer";

export const POST = handle(cancelQuotationCall, ({ body, ...asked }) =>
  quotationActionToAnswer(asked, { kind: "cancel", reason: body.reason }),
);
