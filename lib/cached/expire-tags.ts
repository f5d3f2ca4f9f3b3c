import "server-only";
import { revalidateTag } from "next/cache";
import { expireKeptPages } from "@/lib/server/front/expire-kept-pages";
import { forgetRemembered } from "./remembered";

/** Expires everything cached under these tags. Call it within a request, after the commit. */
export function expireTags(touched: readonly string[]): void {
  if (touched.length === 0) return;
  for (const tag of touched) revalidateTag(tag, { expire: 0 });
  forgetRemembered();
  expireKeptPages(touched);
}
