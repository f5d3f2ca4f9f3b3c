import { exportAccountCall } from "@/lib/contracts/customer/calls";
import { ok } from "@/lib/domain/result";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { exportAccount } from "@/lib/workflows/customer/export-account";

export const GET = handleForCustomer(exportAccountCall, async ({ store, visitor, customer }) =>
  ok(await exportAccount(store, customer, visitor.sessionId)),
);
