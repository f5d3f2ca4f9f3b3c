import "server-only";
import { stringifySetCookie } from "cookie";
import { cookies } from "next/headers";
import { type RefusedForm, refusedFormSchema } from "@/lib/contracts/api/refused-form";

const COOKIE_NAME = "refused_form";
/** People correct a refused form soon, so its fields are kept only briefly. */
const MAX_AGE_SECONDS = 10 * 60;
/** Browsers discard larger cookies. The fields of an address are far shorter. */
const MAX_VALUE_LENGTH = 3_800;

/**
 * The cookie that passes the fields of a refused form to the page that shows the form again. The cookie is sent to
 * that page only; the fields cannot be in its address, which would end up in histories and logs. Null if the fields
 * are too long.
 */
export function refusedFormCookie(page: string, refused: RefusedForm, isSecure: boolean): string | null {
  const value = Buffer.from(JSON.stringify(refused)).toString("base64url");
  const path = page.replace(/[?#].*/, "");
  if (value.length > MAX_VALUE_LENGTH) return null;
  const options = { path, maxAge: MAX_AGE_SECONDS, sameSite: "lax", httpOnly: true, secure: isSecure } as const;
  return stringifySetCookie(COOKIE_NAME, value, options);
}

/**
 * The fields of the refused form whose redirect led to this page; null if there are none or the cookie cannot be
 * parsed.
 */
export async function getRefusedForm(): Promise<RefusedForm | null> {
  const value = (await cookies()).get(COOKIE_NAME)?.value;
  if (value === undefined) return null;
  try {
    return refusedFormSchema.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
  } catch {
    // The cookie comes from a browser, so it may contain anything.
    return null;
  }
}
