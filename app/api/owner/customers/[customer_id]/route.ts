import { customerFileToWire, eraseCustomerCall, showCustomerCall } from "@/lib/contracts/customer/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { deleteAccountFor } from "@/lib/workflows/customer/delete-account";
import { readCustomer } from "@/lib/workflows/customer/read-customer";

export const GET = handle(showCustomerCall, async ({ storeId, actor, params }) => {
  const read = await readCustomer(storeId, actor, params.customer_id);
  return read.ok ? ok(customerFileToWire(read.value)) : read;
});

export const DELETE = handle(eraseCustomerCall, async ({ storeId, params }) => {
  const erased = await deleteAccountFor(storeId, params.customer_id);
  return erased.ok ? ok({ done: true }) : erased;
});
