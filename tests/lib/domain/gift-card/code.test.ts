import { readGiftCardCode } from "@/lib/domain/gift-card/code";

it.each([
  ["AB12-CD34-EF56", "AB12-CD34-EF56"],
  ["ab12cd34ef56", "AB12-CD34-EF56"],
  [" ab12 cd34 ef56 ", "AB12-CD34-EF56"],
  ["AB12-CD34-EF5", null],
  ["AB12-CD34-EF567", null],
  ["AB12-CD34-EF5ß", null],
  ["", null],
])("reads %p as %p", (typed, code) => {
  expect(readGiftCardCode(typed)).toBe(code);
});
