import "server-only";
import { forgetOldBrowsers } from "@/lib/data/known-browsers";
import { forgetOldCodes } from "@/lib/data/one-time-codes";
import { forgetOldPasswordResets } from "@/lib/data/password-resets";
import { forgetOldSocialSignIns } from "@/lib/data/social-sign-ins";

/** Removes what people were signing in or up with and is over: codes, links, visits to other services, lost browsers. */
export async function forgetOldSignIns(now = new Date()): Promise<void> {
  await forgetOldCodes(now);
  await forgetOldPasswordResets(now);
  await forgetOldSocialSignIns(now);
  await forgetOldBrowsers(now);
}
