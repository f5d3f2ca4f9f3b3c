import fc from "fast-check";
import { runningNumber } from "@/lib/domain/invoice/numbering";
import { ORDER_NUMBER_CHOICES, orderNumber } from "@/lib/domain/order/number";
import { quotationNumber } from "@/lib/domain/quotation/number";

const placedAt = new Date("2026-11-22T10:00:00Z");
const timeZone = "Asia/Kolkata";

it("numbers an order by random digits, month and customer", () => {
  expect(orderNumber({ randomPart: 3_821_937, placedAt, timeZone, customerNumber: 100_001 })).toBe(
    "4821937-1126-100001",
  );
  expect(orderNumber({ randomPart: 0, placedAt, timeZone, customerNumber: null })).toBe("1000000-1126");
});

it.each([
  // Half an hour before midnight in UTC, it is December already in India and still the afternoon in New York.
  ["2026-11-30T23:30:00Z", "Asia/Kolkata", "1226"],
  ["2026-11-30T23:30:00Z", "America/New_York", "1126"],
  ["2027-01-01T04:59:59Z", "America/New_York", "1226"],
  ["2027-01-01T05:00:00Z", "America/New_York", "0127"],
])("counts %s in %s as month %s of orders and quotations", (moment, zone, month) => {
  const [numbered, asked] = [{ placedAt: new Date(moment) }, { askedAt: new Date(moment) }];
  expect(orderNumber({ ...numbered, randomPart: 0, timeZone: zone, customerNumber: null })).toBe(`1000000-${month}`);
  expect(quotationNumber({ ...asked, randomPart: 0, timeZone: zone })).toBe(`Q-${month}-1000000`);
});

it("numbers quotations differently from orders", () => {
  expect(quotationNumber({ randomPart: 3_821_937, askedAt: placedAt, timeZone })).toBe("Q-1126-4821937");
  expect(() => quotationNumber({ randomPart: ORDER_NUMBER_CHOICES, askedAt: placedAt, timeZone })).toThrow(RangeError);
});

it("always has seven random digits", () => {
  fc.assert(
    fc.property(fc.nat({ max: ORDER_NUMBER_CHOICES - 1 }), (randomPart) => {
      expect(orderNumber({ randomPart, placedAt, timeZone, customerNumber: null })).toMatch(/^[1-9]\d{6}-1126$/);
    }),
  );
  for (const randomPart of [ORDER_NUMBER_CHOICES, -1, 0.5]) {
    expect(() => orderNumber({ randomPart, placedAt, timeZone, customerNumber: null })).toThrow(RangeError);
  }
});

it.each([
  { running: 1, numbering: { prefix: "INV-", digits: 6, suffix: "" }, number: "INV-000001" },
  { running: 1_234_567, numbering: { prefix: "INV-", digits: 6, suffix: "" }, number: "INV-1234567" },
  { running: 42, numbering: { prefix: "NL/", digits: 4, suffix: "/26-27" }, number: "NL/0042/26-27" },
  { running: 42, numbering: { prefix: "", digits: 1, suffix: "" }, number: "42" },
])("gives the document with the number $running the name $number", ({ running, numbering, number }) => {
  expect(runningNumber(running, { ...numbering, first: 1 })).toBe(number);
});
