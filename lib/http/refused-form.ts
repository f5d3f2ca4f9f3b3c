import "server-only";
import { stringifySetCookie } from "cookie";
import { cookies } from "next/headers";
import { type RefusedForm, refusedFormSchema } from "@/lib/contracts/api/refused-form";

const NAME = "refused_form";
/** Who mends a form does it at once. */
const LIFE_SECONDS = 10 * 60;
/** Browsers keep none that is larger; nobody's address is. */
const LARGEST = 3_800;

/**
 * Hands what was typed into a refused form to the page that it leads back to. It goes there in the visitor's own browser
 * and for that page alone: in the page's address it would stand in histories and logs. Null when it is too much.
 */
export function refusedFormCookie(page: string, refused: RefusedForm, isSecure: boolean): string | null {
  const value = Buffer.from(JSON.stringify(refused)).toString("base64url");
  const path = page.replace(/[?#].*/, "");
  if (value.length > LARGEST) return null;
  const options = { path, maxAge: LIFE_SECONDS, sameSite: "lax", httpOnly: true, secure: isSecure } as const;
  return stringifySetCookie(NAME, value, options);
}

/** What was typed into the form that has just led to this page; null when none has, or nothing can be read of it. */
export async function getRefusedForm(): Promise<RefusedForm | null> {
  const value = (await cookies()).get(NAME)?.value;
  if (value === undefined) return null;
  try {
    return refusedFormSchema.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
  } catch {
    // It came from a browser, so it may be anything.
    return null;
  }
}
