import { permanentRedirect, redirect } from "next/navigation";
import { getAddressRedirect } from "@/lib/cached/content";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * Leaves a page that does not exist: to where the owner lets its address lead, or else to the 404 page. `path` is that of
 * the page, with or without escapes.
 */
export async function leaveMissing(storeId: StoreId, path: string): Promise<never> {
  const target = await getAddressRedirect(storeId, path);
  if (target) permanentRedirect(target);
  redirect("/404");
}
