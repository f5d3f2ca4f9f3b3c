import { refusalOf } from "@/scripts/store/refusal-text";

const SHOP = "https://shop.example";

it("says in a sentence why a shop refuses", () => {
  expect(refusalOf(SHOP, 401, { code: "owner_token_wrong" })).toMatch(/^The shop rejected this owner token\. /);
  expect(refusalOf(SHOP, 409, { code: "order_step_done" })).toBe("The order has already reached this step.");
});

it("names the item that a refusal is about, as `orders show` counts it", () => {
  const errors = [{ path: "items.1", code: "item_unavailable" }];
  expect(refusalOf(SHOP, 422, { code: "item_unavailable", errors })).toContain(" It is item 2, as ");
  expect(refusalOf(SHOP, 422, { code: "item_unavailable" })).not.toContain("It is item");
});

it("passes on an unknown code, and reports an answer that is not JSON", () => {
  const errors = [{ path: "price", code: "price_invalid" }];
  expect(refusalOf(SHOP, 400, { code: "body_invalid", errors })).toBe(
    "The shop at https://shop.example refuses this: body_invalid. price: price_invalid.",
  );
  expect(refusalOf(SHOP, 502, "<html>")).toContain("answers with an error (status 502)");
});
