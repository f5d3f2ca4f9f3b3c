import { removePushBrowserCall } from "@/lib/contracts/staff/account";
import { deletePushBrowserOf } from "@/lib/data/staff/push-browsers";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const DELETE = handle(removePushBrowserCall, async ({ member, params }) =>
  (await deletePushBrowserOf(member, params.browser_id)) ? ok({ done: true }) : fail("push_browser_unknown"),
);
