import { requestKind } from "@/lib/domain/site/request-kind";

it.each([
  ["/", "page"],
  ["/product/silk-saree", "page"],
  ["/category/cotton", "page"],
  ["/category/cotton?page=2", "list"],
  ["/category/cotton?utm_source=mail", "page"],
  ["/search?q=silk", "list"],
  ["/cart", "personal_page"],
  ["/checkout/abc/pay", "personal_page"],
  ["/account/orders?page=2", "personal_page"],
  ["/api/cart", "call"],
  ["/api/owner/orders", "desk_call"],
  ["/api/desk/session", "desk_call"],
  ["/store_details/details_v4?store_id=a", "call"],
  ["/desk", "desk"],
  ["/desk/orders/1", "desk"],
  ["/desktop", "page"],
  ["/uploads/nila-loom/a.webp", "upload"],
  ["/_next/static/chunks/a.js", "file"],
  ["/robots.txt", "other"],
  ["//evil.example", "other"],
  ["", "other"],
])("%s is a %s", (url, kind) => {
  expect(requestKind(url)).toBe(kind);
});
