import { openUnsubscribeLinkCall, unsubscribeWithOneClickCall } from "@/lib/contracts/newsletter";
import { unsubscribePath } from "@/lib/domain/newsletter";
import { clientAddress } from "@/lib/http/client-address";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { handle } from "@/lib/http/handle";
import { unsubscribeNewsletter } from "@/lib/workflows/newsletter/unsubscribe";

export const POST = handle(unsubscribeWithOneClickCall, async ({ store, query, request }) =>
  doneToAnswer(await unsubscribeNewsletter({ store, address: clientAddress(request) }, query.token)),
);

/** A mail program may also open the address in a browser, where a link must not end a subscription by itself. */
export const GET = handle(openUnsubscribeLinkCall, async ({ query, store }) => ({
  ok: true,
  value: null,
  redirectTo: `${store.origin}${unsubscribePath(query.token)}`,
}));
