import { GET as exportAccount } from "@/app/api/account/export/route";
import { DELETE as deleteAccount, GET as readProfile } from "@/app/api/account/route";
import { insertOrderLink, isValidOrderLink } from "@/lib/data/order/links";
import { findOrder, insertOrder } from "@/lib/data/order/orders";
import { findReturn, insertReturn } from "@/lib/data/return/returns";
import { getDatabase } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { anOrder, aReturn } from "@/tests/factories/order";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { aCustomer, PASSWORD } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

async function keep(id: string, overrides: Partial<Order>): Promise<void> {
  const order = anOrder({ id, number: `${id}-1126`, invoiceNumber: null, note: "Ring twice", ...overrides });
  await insertOrder("nila-loom", order, order.createdAt, getDatabase());
}

it("are in the data export, and stay for bookkeeping without personal data when the account is deleted", async () => {
  const shopper = await aCustomer("asha@example.com");
  const { _id: customerId } = await (await shopper.ask(readProfile)).json();
  const gst = { company: "Menon Traders", number: "32AAAAA0000A1Z5" };
  await keep("invoiced", { customerId, status: "delivered", invoiceNumber: "NL-1", gst });
  await keep("plain", { customerId, status: "delivered", gst });
  await keep("open", { customerId, status: "confirmed" });
  await keep("owing", { customerId, status: "cancelled", paymentStatus: "refund_due" });
  await keep("others", { customerId: "bina", status: "delivered" });
  const link = await insertOrderLink("nila-loom", "invoiced", new Date());

  const database = getDatabase();
  await insertReturn("nila-loom", aReturn({ id: "own", orderId: "invoiced", note: "By a hand" }), database);
  await insertReturn("nila-loom", aReturn({ id: "of-bina", orderId: "others", note: "Torn" }), database);

  const { order_list, return_list } = await (await shopper.ask(exportAccount)).json();
  expect(order_list.map(({ _id }: { _id: string }) => _id).sort()).toEqual(["invoiced", "open", "owing", "plain"]);
  expect(return_list).toMatchObject([{ _id: "own", order_id: "invoiced", note: "By a hand" }]);

  const body = { current_password: PASSWORD };
  expect((await shopper.ask(deleteAccount, { method: "DELETE", body })).status).toBe(200);
  const left = (id: string) => findOrder("nila-loom", id);

  const invoiced = await left("invoiced");
  expect(invoiced).toMatchObject({ customerId: null, customerName: "Asha Menon", email: "", note: "", gst });
  expect(invoiced?.billingAddress).toMatchObject({ name: "Asha Menon", city: "Kannur", mobile: "", dialCode: "" });
  expect(await isValidOrderLink("nila-loom", "invoiced", link)).toBe(false);
  const plain = { customerName: "", email: "", billingAddress: null, shippingAddress: null };
  expect(await left("plain")).toMatchObject({ ...plain, customerId: null, gst: { company: "", number: "" } });
  for (const id of ["open", "owing"]) {
    expect(await left(id)).toMatchObject({ customerId: null, email: "asha@example.com", customerName: "Asha Menon" });
  }
  expect(await findReturn("nila-loom", "own")).toMatchObject({ note: "", status: "asked" });
  expect(await findReturn("nila-loom", "of-bina")).toMatchObject({ note: "Torn" });
  expect(await left("others")).toMatchObject({ customerId: "bina", email: "asha@example.com", note: "Ring twice" });
});
