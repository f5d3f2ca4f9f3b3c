import { readStore } from "@/lib/cached/read-store";
import { eraseGuestCall } from "@/lib/contracts/customer/guest-calls";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { eraseGuest } from "@/lib/workflows/customer/guest-data";

export const POST = handle(eraseGuestCall, async ({ storeId, body }) => {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown");
  const erased = await eraseGuest(store, body.contact);
  return erased.ok ? ok({ orders: erased.value }) : erased;
});
