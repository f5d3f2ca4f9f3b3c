import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import type { Numbering } from "@/lib/domain/invoice/numbering";
import type { Order } from "@/lib/domain/order/order";
import { numberInvoice } from "@/lib/workflows/invoice/number-invoice";
import { anOrder } from "@/tests/factories/order";
import { aStore } from "@/tests/factories/store";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const NOW = new Date("2026-11-22T10:00:00Z");
const store = aStore();

/** Returns the invoice number that a paid order gets in a store with these numbering settings. */
function number(numbering: Partial<Numbering> = {}, order: Partial<Order> = {}, areEnabled = true) {
  const own = { ...store.invoices.numbering, ...numbering };
  const paid = { ...anOrder({ invoiceNumber: null, invoicedAt: null }), ...order };
  return getDatabase().transaction((database) =>
    numberInvoice({ id: store.id, invoices: { ...store.invoices, areEnabled, numbering: own } }, paid, NOW, database),
  );
}
const numberOf = async (...sent: Parameters<typeof number>) => (await number(...sent)).invoiceNumber;

it("numbers paid orders, cash on delivery and free orders, dated with that moment", async () => {
  const prefix = "A-";
  expect(await number({ prefix })).toEqual({ invoiceNumber: "A-000001", invoicedAt: NOW });
  expect(await numberOf({ prefix }, { paymentStatus: "due" })).toBe("A-000002");
  expect(await numberOf({ prefix }, { paymentStatus: "none" })).toBe("A-000003");
  for (const paymentStatus of ["awaited", "pending", "failed"] as const) {
    expect(await number({ prefix }, { paymentStatus })).toEqual({ invoiceNumber: null, invoicedAt: null });
  }
});

it("never changes number and date", async () => {
  const invoicedAt = new Date("2026-11-01T10:00:00Z");
  const given = { invoiceNumber: "OLD-7", invoicedAt };
  expect(await number({}, given)).toEqual(given);
});

it("numbers nothing in a store without invoices", async () => {
  expect(await numberOf({}, {}, false)).toBeNull();
});

it("starts at the owner's first number, can skip ahead, and never goes back", async () => {
  const prefix = "B-";
  expect(await numberOf({ prefix, first: 318 })).toBe("B-000318");
  expect(await numberOf({ prefix, first: 318 })).toBe("B-000319");
  expect(await numberOf({ prefix, first: 400 })).toBe("B-000400");
  expect(await numberOf({ prefix, first: 1 })).toBe("B-000401");
});

it("starts again with another prefix or suffix, as for a new year", async () => {
  expect(await numberOf({ prefix: "C/", suffix: "/25-26" })).toBe("C/000001/25-26");
  expect(await numberOf({ prefix: "C/", suffix: "/25-26" })).toBe("C/000002/25-26");
  expect(await numberOf({ prefix: "C/", suffix: "/26-27" })).toBe("C/000001/26-27");
});

it("skips a number that another prefix already gave", async () => {
  const taken = anOrder({ id: "taken", number: "taken-1126", invoiceNumber: "D12" });
  await insertOrder(store.id, taken, NOW, getDatabase());
  expect(await numberOf({ prefix: "D", digits: 1, first: 12 })).toBe("D13");
  expect(await numberOf({ prefix: "D1", digits: 1, first: 2 })).toBe("D13");
});

it("reuses the number of an order that was rolled back", async () => {
  const fails = getDatabase().transaction(async (database) => {
    const numbering = { ...store.invoices.numbering, prefix: "E-" };
    const paid = anOrder({ invoiceNumber: null });
    await numberInvoice({ id: store.id, invoices: { ...store.invoices, numbering } }, paid, NOW, database);
    throw new Error("out of stock");
  });
  await expect(fails).rejects.toThrow("out of stock");
  expect(await numberOf({ prefix: "E-" })).toBe("E-000001");
});
