import "server-only";
import { stringifySetCookie } from "cookie";
import { cookies } from "next/headers";
import { type RefusedForm, refusedFormSchema } from "@/lib/contracts/api/refused-form";
import { withBasePath } from "@/lib/domain/site/base-path";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";

type Query = Readonly<Record<string, string | string[] | undefined>>;

const COOKIE_NAME = "refused_form";
/** People correct a refused form soon, so its fields are kept only briefly. */
const MAX_AGE_SECONDS = 10 * 60;
/** Browsers discard larger cookies. The fields of an address form are far shorter. */
const MAX_VALUE_LENGTH = 3_800;

/**
 * The cookie that passes the errors and the values of a refused form to the page that shows the form again; the browser
 * sends it to that page only. They are not passed in the page's URL, because URLs are stored in histories and logs. If
 * they are too long for a cookie, the values are left out.
 */
export function refusedFormCookie(page: string, refused: RefusedForm, isSecure: boolean): string {
  const all = encode(refused);
  const value = all.length > MAX_VALUE_LENGTH ? encode({ ...refused, fields: {} }) : all;
  const path = withBasePath(page).replace(/[?#].*/, "");
  const options = { path, maxAge: MAX_AGE_SECONDS, sameSite: "lax", httpOnly: true, secure: isSecure } as const;
  return stringifySetCookie(COOKIE_NAME, value, options);
}

function encode(refused: RefusedForm): string {
  return Buffer.from(JSON.stringify(refused)).toString("base64url");
}

/**
 * The refused form after which the visitor was redirected to this page, which has the refusal in its query. Null if
 * there is none, or if the cookie is invalid or belongs to an earlier refusal.
 */
export async function getRefusedForm(query: Query): Promise<RefusedForm | null> {
  const code = query[OUTCOME_QUERY.refusal];
  const value = code && (await cookies()).get(COOKIE_NAME)?.value;
  if (!value) return null;
  try {
    const refused = refusedFormSchema.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
    return refused.code === code ? refused : null;
  } catch {
    // A browser can send any text as a cookie, so an invalid cookie is not treated as an error.
    return null;
  }
}
