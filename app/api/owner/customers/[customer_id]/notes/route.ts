import { addCustomerNoteCall, customerFileToWire } from "@/lib/contracts/customer/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { addCustomerNote } from "@/lib/workflows/customer/read-customer";

export const POST = handle(addCustomerNoteCall, async ({ storeId, actor, params, body }) => {
  const read = await addCustomerNote(storeId, actor, params.customer_id, body.text);
  return read.ok ? ok(customerFileToWire(read.value)) : read;
});
