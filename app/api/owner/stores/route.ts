import { listStoresCall, type StoresAnswer } from "@/lib/contracts/store/owner-calls";
import { handle } from "@/lib/http/handle";
import { summariseStores } from "@/lib/workflows/store/manage-stores";

export const GET = handle(listStoresCall, async () => {
  const stores = (await summariseStores()).map(({ id, domains, ...store }) => ({
    store_id: id,
    domains: [...domains],
    ...store,
  }));
  return { ok: true, value: { stores } satisfies StoresAnswer };
});
