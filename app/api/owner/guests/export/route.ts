import { readStore } from "@/lib/cached/read-store";
import { exportGuestCall } from "@/lib/contracts/customer/guest-calls";
import { fail } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { exportGuest } from "@/lib/workflows/customer/guest-data";

export const POST = handle(exportGuestCall, async ({ storeId, body }) => {
  const store = await readStore(storeId);
  return store ? exportGuest(store, body.contact) : fail("store_unknown");
});
