import { z } from "zod";
import { paymentTypesSchema, toPaymentTypes } from "@/lib/contracts/payment/types";
import { paymentKind } from "@/lib/domain/payment/kind";

const read = (...sent: object[]) => toPaymentTypes(z.decode(paymentTypesSchema, sent));
const bank = { account_number: "000111", ifsc_code: "BANK0000001" };

it.each([
  ["COD", "cod"],
  ["cash on delivery", "cod"],
  ["Bank Payment", "bank_transfer"],
  ["bank-transfer", "bank_transfer"],
  ["Gpay", "upi"],
  ["UPI", "upi"],
  ["SQUARE", "square"],
  ["Foloosi", "foloosi"],
  ["Barter", null],
  ["", null],
])("knows %p as %p", (name, kind) => {
  expect(paymentKind(name)).toBe(kind);
});

it("offers what is switched on and set up, by rank", () => {
  const offered = read(
    { name: "Gpay", rank: 3, app_config: { upi_id: "shop@bank" } },
    { name: "Bank Payment", btn_name: "Bank transfer", rank: 2, app_config: bank },
    { name: "COD", rank: 1, cod_config: { sms_status: true } },
    { name: "Square", rank: 4, mode: "sandbox", app_config: { application_id: "sandbox-1", location_id: "L1" } },
  );
  expect(offered.map(({ kind, label, needsCode, isSandbox }) => ({ kind, label, needsCode, isSandbox }))).toEqual([
    { kind: "cod", label: "COD", needsCode: true, isSandbox: false },
    { kind: "bank_transfer", label: "Bank transfer", needsCode: false, isSandbox: false },
    { kind: "upi", label: "Gpay", needsCode: false, isSandbox: false },
    { kind: "square", label: "Square", needsCode: false, isSandbox: true },
  ]);
});

it.each([
  ["is switched off", { name: "COD", status: "inactive" }],
  ["nobody knows", { name: "Barter" }],
  ["names no account", { name: "Bank Payment" }],
  ["names nobody to pay", { name: "UPI" }],
  ["has half of its settings", { name: "Square", app_config: { application_id: "sandbox-1" } }],
  ["has none of its settings", { name: "Foloosi" }],
])("does not offer a payment method that %s", (_, type) => {
  expect(read(type)).toEqual([]);
});

it("offers one of two methods with the same name", () => {
  expect(read({ name: "COD", rank: 2, btn_name: "Second" }, { name: "COD", rank: 1, btn_name: "First" })).toMatchObject(
    [{ label: "First" }],
  );
});

it("takes only rupees by UPI, and the owner's currencies elsewhere", () => {
  const [upi, transfer] = read(
    { name: "UPI", rank: 1, app_config: { upi_id: "shop@bank" }, supported_currrencies: ["USD"] },
    { name: "Bank Payment", rank: 2, app_config: bank, supported_currrencies: ["usd", "EUR"] },
  );
  expect([upi?.currencies, transfer?.currencies]).toEqual([["INR"], ["USD", "EUR"]]);
});
