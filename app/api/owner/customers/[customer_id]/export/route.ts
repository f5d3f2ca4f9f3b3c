import { readStore } from "@/lib/cached/read-store";
import { exportCustomerCall } from "@/lib/contracts/customer/owner-calls";
import { findCustomer } from "@/lib/data/customer/customers";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { exportAccount } from "@/lib/workflows/customer/export-account";

export const POST = handle(exportCustomerCall, async ({ storeId, params }) => {
  const [store, customer] = await Promise.all([readStore(storeId), findCustomer(storeId, params.customer_id)]);
  if (!store) return fail("store_unknown");
  return customer ? ok(await exportAccount(store, customer, null)) : fail("customer_unknown");
});
