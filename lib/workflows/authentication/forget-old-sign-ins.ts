import "server-only";
import { forgetOldBrowsers } from "@/lib/data/authentication/known-browsers";
import { forgetOldCodes } from "@/lib/data/authentication/one-time-codes";
import { forgetOldPasswordResets } from "@/lib/data/authentication/password-resets";
import { forgetOldSocialSignIns } from "@/lib/data/authentication/social-sign-ins";

/** Removes what people were signing in or up with and is over: codes, links, visits to other services, lost browsers. */
export async function forgetOldSignIns(now = new Date()): Promise<void> {
  await forgetOldCodes(now);
  await forgetOldPasswordResets(now);
  await forgetOldSocialSignIns(now);
  await forgetOldBrowsers(now);
}
