import { CUSTOMERS_PER_PAGE, listCustomersCall, listedCustomerToWire } from "@/lib/contracts/customer/owner-calls";
import { listCustomers } from "@/lib/data/customer/lists";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listCustomersCall, async ({ storeId, query: { q, page } }) => {
  const { customers, total } = await listCustomers(storeId, { search: q, page, limit: CUSTOMERS_PER_PAGE });
  return ok({ list: customers.map(listedCustomerToWire), total, page, limit: CUSTOMERS_PER_PAGE });
});
