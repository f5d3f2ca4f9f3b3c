import "server-only";
import { headers } from "next/headers";
import { withoutBasePath } from "@/lib/domain/site/base-path";
import { isShoppingPath } from "@/lib/domain/site/route";

/**
 * The path of the page of this shop from which the browser came, with its query, if products are shown there; null
 * otherwise. It is for links only: the browser may say what it wants.
 */
export async function lastPlace(): Promise<string | null> {
  const sent = await headers();
  return placeOf(sent.get("referer"), sent.get("host"));
}

/** @internal Exported for tests. */
export function placeOf(referer: string | null, host: string | null): string | null {
  const url = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  if (!url || url.host !== host) return null;
  const path = withoutBasePath(url.pathname);
  return path !== null && isShoppingPath(path) ? path + url.search : null;
}
