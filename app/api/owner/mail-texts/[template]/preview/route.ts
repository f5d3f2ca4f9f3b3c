import { previewMailCall } from "@/lib/contracts/outbox/mail-text-calls";
import { handle } from "@/lib/http/handle";
import { previewMail } from "@/lib/workflows/outbox/mail-texts";

export const POST = handle(previewMailCall, ({ storeId, params, body }) =>
  previewMail(storeId, params.template, body.wording),
);
