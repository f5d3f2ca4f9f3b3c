import { cartWording } from "@/components/cart/wording";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";

it("is empty on a page without an outcome", () => {
  expect(readFormOutcome({})).toEqual({ done: null, refused: null, refusals: NO_REFUSALS });
});
it("says what was done", () => {
  expect(readFormOutcome({ done: "signed_out" }).done).toMatch(/signed out/);
});
it("uses the wording of the store for reordered items", () => {
  const again = { done: "reordered" };
  expect(readFormOutcome(again).done).toBe("All items from this order are now in your bag.");
  expect(readFormOutcome(again, { wording: cartWording("quot") }).done).toBe(
    "All items from this order are now on your quote list.",
  );
});
it("links to the cart only if items were added to it", () => {
  expect(readFormOutcome({ done: "reordered_in_part" }, { wording: cartWording("quot") }).cartLink).toBe(
    "View quote list",
  );
  expect(readFormOutcome({ done: "reordered" }).cartLink).toBe("View bag");
  expect(readFormOutcome({ done: "reordered_nothing" }).cartLink).toBeUndefined();
});
it("reads a refusal of a field and one of the whole form", () => {
  const ofField = readFormOutcome({ refusal: "password_common", field: "password" });
  expect(ofField.refusals).toEqual({ ...NO_REFUSALS, fields: { password: "password_common" } });
  expect(ofField.refused).toMatch(/too common/);
  expect(readFormOutcome({ refusal: "credentials_wrong" }).refusals.form).toBe("credentials_wrong");
});
it("says when to try again even if the time is unknown", () => {
  expect(readFormOutcome({ refusal: "too_many_attempts" }).refused).toMatch(/in a few minutes\.$/);
});
it.each([
  { case: "an arbitrary text", query: { done: "You have won, call 555", refusal: "" } },
  { case: "a property name of objects", query: { done: "toString" } },
  { case: "a repeated parameter", query: { done: ["signed_out", "link_sent"] } },
])("ignores $case", ({ query }) => {
  expect(readFormOutcome(query).done).toBeNull();
});
it("never shows a text from the address, only its own", () => {
  expect(readFormOutcome({ refusal: "<b>call us</b>" }).refused).toBe("Something went wrong. Try again.");
});
it("names every refused field, of which the address names one", () => {
  const errors = [
    { path: "email", code: "email_invalid" },
    { path: "name", code: "name_needed" },
    { path: "email", code: "too_big" },
  ];
  const refused = { code: "email_invalid", fields: {}, errors };
  const { refusals } = readFormOutcome({ refusal: "email_invalid", field: "email" }, { refused });
  expect(refusals.fields).toEqual({ email: "email_invalid", name: "name_needed" });
});
