import { testMailCall } from "@/lib/contracts/outbox/mail-text-calls";
import { handle } from "@/lib/http/handle";
import { sendTestMail } from "@/lib/workflows/outbox/mail-texts";

export const POST = handle(testMailCall, ({ storeId, params, body }) => sendTestMail(storeId, params.template, body));
