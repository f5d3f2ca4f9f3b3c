import "server-only";
import { stringifySetCookie } from "cookie";
import { cookies } from "next/headers";
import { type RefusedForm, refusedFormSchema } from "@/lib/contracts/api/refused-form";

const COOKIE_NAME = "refused_form";
/** People correct a refused form soon, so its fields are kept only briefly. */
const MAX_AGE_SECONDS = 10 * 60;
/** Browsers discard larger cookies. The fields of an address form are far shorter. */
const MAX_VALUE_LENGTH = 3_800;

/**
 * The cookie that passes the fields of a refused form to the page that shows the form again; the browser sends it to
 * that page only. The fields are not passed in the page's URL, because URLs are stored in histories and logs. Null if
 * the fields are too long for a cookie.
 */
export function refusedFormCookie(page: string, refused: RefusedForm, isSecure: boolean): string | null {
  const value = Buffer.from(JSON.stringify(refused)).toString("base64url");
  const path = page.replace(/[?#].*/, "");
  if (value.length > MAX_VALUE_LENGTH) return null;
  const options = { path, maxAge: MAX_AGE_SECONDS, sameSite: "lax", httpOnly: true, secure: isSecure } as const;
  return stringifySetCookie(COOKIE_NAME, value, options);
}

/**
 * The fields of the refused form after which the visitor was redirected to this page. Null if there are none, or if the
 * cookie is invalid.
 */
export async function getRefusedForm(): Promise<RefusedForm | null> {
  const value = (await cookies()).get(COOKIE_NAME)?.value;
  if (value === undefined) return null;
  try {
    return refusedFormSchema.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
  } catch {
    // A browser can send any text as a cookie, so an invalid cookie is not treated as an error.
    return null;
  }
}
