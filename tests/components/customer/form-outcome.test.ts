import { cartWording } from "@/components/cart/wording";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";

it("has nothing to tell on a page that no form has led to", () => {
  expect(readFormOutcome({})).toEqual({ done: null, refused: null, refusals: NO_REFUSALS });
});
it("tells what was done", () => {
  expect(readFormOutcome({ done: "signed_out" }).done).toMatch(/signed out/);
});
it("speaks of what was ordered again as its store does", () => {
  const again = { done: "reordered" };
  expect(readFormOutcome(again).done).toBe("All items of this order are in your bag again.");
  expect(readFormOutcome(again, cartWording("quot")).done).toBe(
    "All items of this order are on your quote list again.",
  );
});
it("leads to the bag from what was put into it, and from nothing else", () => {
  expect(readFormOutcome({ done: "reordered_in_part" }, cartWording("quot")).cartLink).toBe("View quote list");
  expect(readFormOutcome({ done: "reordered" }).cartLink).toBe("View bag");
  expect(readFormOutcome({ done: "reordered_nothing" }).cartLink).toBeUndefined();
});
it("tells a refusal of a field, and one of the whole form", () => {
  const ofField = readFormOutcome({ refusal: "password_common", field: "password" });
  expect(ofField.refusals).toEqual({ ...NO_REFUSALS, fields: { password: "password_common" } });
  expect(ofField.refused).toMatch(/too common/);
  expect(readFormOutcome({ refusal: "credentials_wrong" }).refusals.form).toBe("credentials_wrong");
});
it("says when to try again also where nobody knows the time", () => {
  expect(readFormOutcome({ refusal: "too_many_attempts" }).refused).toMatch(/in a few minutes\.$/);
});
it.each([
  { case: "a text of somebody's own", query: { done: "You have won, call 555", refusal: "" } },
  { case: "a name that objects have", query: { done: "toString" } },
  { case: "more than one", query: { done: ["signed_out", "link_sent"] } },
])("says nothing of its own making for $case", ({ query }) => {
  expect(readFormOutcome(query).done).toBeNull();
});
it("has one answer to refusals that it does not know", () => {
  expect(readFormOutcome({ refusal: "<b>call us</b>" }).refusals.form).toBe("fault");
});
