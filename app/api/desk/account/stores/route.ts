import { joinOtherStoreCall, listOtherStoresCall } from "@/lib/contracts/staff/account";
import { listOtherStores } from "@/lib/data/staff/persons";
import { ok } from "@/lib/domain/result";
import type { StaffMember } from "@/lib/domain/staff/member";
import { handle } from "@/lib/http/handle";
import { joinOtherStore } from "@/lib/workflows/staff/other-stores";

export const GET = handle(listOtherStoresCall, async ({ member }) => ok(await storesOf(member)));

export const POST = handle(joinOtherStoreCall, async ({ member, body: { link, code = "" } }) => {
  const joined = await joinOtherStore(member, { link, code });
  return joined.ok ? ok(await storesOf(member)) : joined;
});

async function storesOf(member: StaffMember) {
  const others = await listOtherStores(member);
  return {
    list: others.map(({ member: { storeId, name }, storeName }) => ({
      store_id: storeId,
      store_name: storeName,
      name,
    })),
  };
}
