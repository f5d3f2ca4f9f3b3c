import { leadToOtherStoreCall } from "@/lib/contracts/staff/account";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { leadToOtherStore } from "@/lib/workflows/staff/other-stores";

export const POST = handle(leadToOtherStoreCall, async ({ member, params }) => {
  const link = await leadToOtherStore(member, params.store_id);
  return link.ok ? ok({ link: link.value }) : link;
});
