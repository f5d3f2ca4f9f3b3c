import {
  readAmount,
  readDescription,
  readFlag,
  readGrams,
  readPictureAddress,
  readPolicy,
  readQuantity,
  readStatus,
  readUnit,
} from "@/lib/domain/product-import/cells";

it.each([
  ["1299.5", 129_950],
  ["1299.50", 129_950],
  ["50.0000", 5_000],
  ["0", 0],
  ["0.29", 29], // as a binary fraction it is 28.999…
  ["8.07", 807],
  ["1000000000", 100_000_000_000],
  ["1000000000.01", null],
  ["1,299.50", null],
  ["1.299,50", null],
  ["₹50", null],
  ["-5", null],
  ["12.345", null],
  [".5", null],
  ["5e3", null],
  ["NaN", null],
])("reads the amount %j as %j minor units", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each([
  ["10", "Pcs", 1_000],
  ["10.00", "Pcs", 1_000],
  ["10.5", "Pcs", null],
  ["10.5", "Mts", 1_050],
  ["0.255", "Kgs", null],
  ["-3", "Pcs", 0],
  ["-0.5", "Mts", 0],
  ["many", "Pcs", null],
] as const)("reads a stock of %j %s as %j hundredths", (text, unit, quantity) => {
  expect(readQuantity(text, unit)).toBe(quantity);
});

it.each([
  ["226.796", 227],
  ["500", 500],
  ["0.4", 0],
  ["1 kg", null],
  ["-1", null],
])("reads a weight of %j as %j grams", (text, grams) => {
  expect(readGrams(text)).toBe(grams);
});

it.each([
  ["TRUE", true],
  ["yes", true],
  ["false", false],
  ["0", false],
  ["maybe", null],
])("reads %j as %j", (text, flag) => {
  expect(readFlag(text)).toBe(flag);
});

it.each([
  ["continue", true],
  ["CONTINUE", true],
  ["TRUE", true],
  ["deny", false],
  ["false", false],
  ["sell", null],
])("reads the policy %j as sold when out of stock: %j", (text, sellsOn) => {
  expect(readPolicy(text)).toBe(sellsOn);
});

it.each([
  ["Active", "active"],
  ["draft", "draft"],
  ["archived", "archived"],
  ["unlisted", "draft"],
  ["deleted", null],
])("reads the status %j as %j", (text, status) => {
  expect(readStatus(text)).toBe(status);
});

it("reads the three units in any case, and no other", () => {
  expect(["pcs", "MTS", "Kgs", "yards"].map(readUnit)).toEqual(["Pcs", "Mts", "Kgs", null]);
});

it.each([
  ["https://cdn.example/a b.jpg?v=1", "https://cdn.example/a%20b.jpg?v=1"],
  ["//cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  ["http://cdn.example/a.jpg", "http://cdn.example/a.jpg"],
  ["ftp://cdn.example/a.jpg", null],
  ["file:///etc/passwd", null],
  ["javascript:alert(1)", null],
  ["pictures/a.jpg", null],
  ["https://", null],
])("turns the picture address %j into %j", (text, address) => {
  expect(readPictureAddress(text)).toBe(address);
});

it.each([
  ["Soft cotton.\nWashes well.\n\nMade in Kannur.", "<p>Soft cotton.<br>Washes well.</p><p>Made in Kannur.</p>"],
  ["<p>Soft</p>\n<p>cotton</p>", "<p>Soft</p>\n<p>cotton</p>"],
  ["5 < 6", "<p>5 < 6</p>"],
  ["", ""],
])("keeps the line breaks of a description without tags: %j", (text, html) => {
  expect(readDescription(text)).toBe(html);
});
