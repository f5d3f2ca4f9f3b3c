import { openStopMailsLinkCall, stopMailsWithOneClickCall } from "@/lib/contracts/stop-mails";
import { stopMailsPath } from "@/lib/domain/stop-mails";
import { clientAddress } from "@/lib/http/client-address";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { handle } from "@/lib/http/handle";
import { stopMails } from "@/lib/workflows/stop-mails";

export const POST = handle(stopMailsWithOneClickCall, async ({ store, query, request }) =>
  doneToAnswer(await stopMails({ store, address: clientAddress(request) }, query)),
);

/** A mail program may also open the address in a browser, where a link must not stop anything by itself. */
export const GET = handle(openStopMailsLinkCall, async ({ query: { list, token }, store }) => ({
  ok: true,
  value: null,
  redirectTo: `${store.origin}${stopMailsPath(list, token)}`,
}));
