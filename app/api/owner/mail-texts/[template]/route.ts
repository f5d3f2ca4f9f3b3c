import { saveMailTextCall } from "@/lib/contracts/outbox/mail-text-calls";
import { handle } from "@/lib/http/handle";
import { changeMailText } from "@/lib/workflows/outbox/mail-texts";

export const PUT = handle(saveMailTextCall, ({ storeId, params, body }) =>
  changeMailText(storeId, params.template, body),
);
