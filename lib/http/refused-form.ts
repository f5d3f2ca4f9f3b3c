import "server-only";
import { stringifySetCookie } from "cookie";
import { cookies } from "next/headers";
import { type RefusedForm, refusedFormSchema } from "@/lib/contracts/api/refused-form";

const COOKIE_NAME = "refused_form";
/** People correct a refused form at once. */
const MAX_AGE_SECONDS = 10 * 60;
/** Browsers drop larger cookies. No address comes near this. */
const MAX_VALUE_LENGTH = 3_800;

/**
 * Passes the fields of a refused form to the page that shows it again. They travel in a cookie for that page alone, since
 * an address would end up in histories and logs. Null when they are too long.
 */
export function refusedFormCookie(page: string, refused: RefusedForm, isSecure: boolean): string | null {
  const value = Buffer.from(JSON.stringify(refused)).toString("base64url");
  const path = page.replace(/[?#].*/, "");
  if (value.length > MAX_VALUE_LENGTH) return null;
  const options = { path, maxAge: MAX_AGE_SECONDS, sameSite: "lax", httpOnly: true, secure: isSecure } as const;
  return stringifySetCookie(COOKIE_NAME, value, options);
}

/** The fields of the refused form that led to this page; null when there is none or the cookie cannot be parsed. */
export async function getRefusedForm(): Promise<RefusedForm | null> {
  const value = (await cookies()).get(COOKIE_NAME)?.value;
  if (value === undefined) return null;
  try {
    return refusedFormSchema.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
  } catch {
    // The cookie comes from a browser, so it may hold anything.
    return null;
  }
}
