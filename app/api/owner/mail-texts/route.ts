import { listMailTextsCall } from "@/lib/contracts/outbox/mail-text-calls";
import { handle } from "@/lib/http/handle";
import { listMailTexts } from "@/lib/workflows/outbox/mail-texts";

export const GET = handle(listMailTextsCall, ({ storeId }) => listMailTexts(storeId));
