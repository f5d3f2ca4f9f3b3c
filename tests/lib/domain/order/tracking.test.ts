import { withMethodLink } from "@/lib/domain/order/tracking";

const CARRIER = "https://post.example/track?id={number}";

it.each([
  { typed: { link: "", number: "EE 1/2" }, method: CARRIER, link: "https://post.example/track?id=EE%201%2F2" },
  { typed: { link: "", number: "" }, method: CARRIER, link: "" },
  { typed: { link: "https://other.example", number: "EE1" }, method: CARRIER, link: "https://other.example" },
  { typed: { link: "", number: "EE1" }, method: "https://post.example", link: "https://post.example" },
  { typed: { link: "", number: "" }, method: "https://post.example", link: "https://post.example" },
  { typed: { link: "", number: "EE1" }, method: "", link: "" },
  { typed: { link: "", number: "alert(1)" }, method: "javascript:{number}", link: "" },
  { typed: { link: "", number: "EE1" }, method: "{number}", link: "" },
])("fills $method with $typed", ({ typed, method, link }) => {
  expect(withMethodLink(typed, method)).toEqual({ link, number: typed.number });
});
