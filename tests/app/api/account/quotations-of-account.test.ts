import { GET as exportAccount } from "@/app/api/account/export/route";
import { DELETE as deleteAccount, GET as readProfile } from "@/app/api/account/route";
import { POST as approve } from "@/app/api/quotations/[quotation_id]/approve/route";
import { insertOrder } from "@/lib/data/order/orders";
import { insertQuotationLink, isValidQuotationLink } from "@/lib/data/quotation/links";
import { findQuotation } from "@/lib/data/quotation/quotations";
import { getDatabase } from "@/lib/database/connection";
import { anOrder } from "@/tests/factories/order";
import { aPricedQuotation, aRevision } from "@/tests/factories/quotation";
import { insertQuotationRows } from "@/tests/factories/quotation-row";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { aCustomer, aVisitor, PASSWORD, told } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

it("are in the data export, and lose all personal data when the account is deleted", async () => {
  const shopper = await aCustomer("asha@example.com");
  const { _id: customerId } = await (await shopper.ask(readProfile)).json();
  const gst = { company: "Menon Textiles", number: "32AAAAA0000A1Z5" };
  const request = { text: "Asha would have it cheaper", askedAt: new Date() };
  const quotation = aPricedQuotation({ customerId, gst, note: "Ask for Asha", revisions: [aRevision({ request })] });
  await insertQuotationRows({ ...quotation, id: "open", number: "Q-1126-1000001" }, "nila-loom");
  const order = anOrder({ id: "made", customerId, invoiceNumber: null, status: "confirmed" });
  await insertOrder("nila-loom", order, order.createdAt, getDatabase());
  const confirmed = { id: "done", number: "Q-1126-1000002", status: "confirmed", orderId: "made" } as const;
  await insertQuotationRows({ ...quotation, ...confirmed }, "nila-loom");
  await insertQuotationRows(
    aPricedQuotation({ id: "others", number: "Q-1126-1000003", customerId: "bina" }),
    "nila-loom",
  );
  const key = await insertQuotationLink("nila-loom", "open", new Date());

  const { quotation_list } = await (await shopper.ask(exportAccount)).json();
  expect(quotation_list).toMatchObject([
    { _id: "open", revised_price: [{ request: { text: request.text } }] },
    { _id: "done" },
  ]);

  const body = { current_password: PASSWORD };
  expect((await shopper.ask(deleteAccount, { method: "DELETE", body })).status).toBe(200);
  const nobody = {
    customerId: null,
    email: "",
    customerName: "",
    note: "",
    companyAddress: null,
    billingAddress: null,
  };
  const left = { ...nobody, gst: { company: "", number: "" }, revisions: [{ request: { text: "" } }] };
  expect(await findQuotation("nila-loom", "open")).toMatchObject({ ...left, status: "cancelled", finalPrice: 950_000 });
  expect(await findQuotation("nila-loom", "done")).toMatchObject({ ...left, status: "confirmed", orderId: "made" });
  expect(await isValidQuotationLink("nila-loom", "open", key)).toBe(false);
  const asking = { method: "POST", params: { quotation_id: "open" }, path: `/api/x?key=${key}`, body: { revision: 1 } };
  expect(await told(await (await aVisitor()).ask(approve, asking))).toEqual([404, "quotation_unknown"]);
  expect(await findQuotation("nila-loom", "others")).toMatchObject({ customerId: "bina", email: "asha@example.com" });
});
