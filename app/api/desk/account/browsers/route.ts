import { addPushBrowserCall } from "@/lib/contracts/staff/account";
import { savePushBrowser } from "@/lib/data/staff/push-browsers";
import { fail, ok } from "@/lib/domain/result";
import { browserOf } from "@/lib/http/desk/site";
import { handle } from "@/lib/http/handle";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";
import { newId } from "@/lib/server/tokens";

export const PUT = handle(addPushBrowserCall, async ({ member, request, body: { endpoint, keys } }) => {
  if (!env().WEB_PUSH_KEY) return fail("push_off");
  const { device } = browserOf(request);
  const browser = { id: newId(), endpoint, publicKey: keys.p256dh, secret: keys.auth, device };
  await savePushBrowser(member, browser, clock.now());
  return ok({ done: true });
});
