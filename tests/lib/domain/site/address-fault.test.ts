import { addressFault } from "@/lib/domain/site/address-fault";

it.each([
  ["/product/shirt", "?variant=A", null],
  ["/category/%E0%AE%AA%E0%AE%9F%E0%AF%8D%E0%AE%9F%E0%AF%81", "", null],
  ["/%E0%A4%A", "", 400],
  ["/%", "", 400],
  ["/product/%00", "", 400],
  ["/search", "?q=%00", 400],
  ["/search", `?q=${"x".repeat(10_240)}`, 414],
  [`/${"x".repeat(9_000)}`, "", 414],
])("answers %.20s%.20s with %p", (pathname, search, fault) => {
  expect(addressFault("GET", { pathname, search })).toBe(fault);
});

it.each([
  ["HEAD", null],
  ["POST", 405],
  ["DELETE", 405],
])("answers the method %s to a page with %p", (method, fault) => {
  expect(addressFault(method, { pathname: "/", search: "" })).toBe(fault);
});
