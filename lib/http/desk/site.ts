import "server-only";
import { getShop } from "@/lib/cached/shop";
import { deviceName } from "@/lib/domain/authentication/device-name";
import type { StoreId } from "@/lib/domain/store/id";
import { env } from "@/lib/server/env";
import type { DeskSite } from "@/lib/workflows/staff/passkeys";
import type { Browser } from "@/lib/workflows/staff/sessions";
import { clientAddress } from "../client-address";
import { isSecure } from "../is-secure";
import { tenantOfRequest } from "../tenancy";

/** The store whose desk is at the request's host; that of the deployment if the host belongs to none. */
export async function storeOfDesk(request: Request): Promise<StoreId> {
  const tenant = await tenantOfRequest(request);
  return tenant?.storeId ?? env().STORE_ID;
}

/** Where the desk is open in the browser that asks. */
export async function deskSite(request: Request, storeId: StoreId): Promise<DeskSite> {
  const host = request.headers.get("host") ?? "";
  const shop = await getShop(storeId);
  return {
    origin: `${isSecure(request.headers) ? "https" : "http"}://${host}`,
    host: host.replace(/:\d+$/, ""),
    storeName: shop?.details?.name ?? storeId,
  };
}

export const browserOf = (request: Request): Browser => ({
  device: deviceName(request.headers.get("user-agent") ?? ""),
  address: clientAddress(request),
});
