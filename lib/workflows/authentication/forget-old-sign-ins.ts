import "server-only";
import { forgetOldBrowsers } from "@/lib/data/authentication/known-browsers";
import { forgetOldCodes } from "@/lib/data/authentication/one-time-codes";
import { forgetOldPasswordResets } from "@/lib/data/authentication/password-resets";
import { forgetOldSocialSignIns } from "@/lib/data/authentication/social-sign-ins";
import { clock } from "@/lib/server/clock";

/** Removes expired codes, links, social sign-ins and known browsers. */
export async function forgetOldSignIns(now = clock.now()): Promise<void> {
  await forgetOldCodes(now);
  await forgetOldPasswordResets(now);
  await forgetOldSocialSignIns(now);
  await forgetOldBrowsers(now);
}
