import fc from "fast-check";
import { routeName } from "@/lib/domain/site/route-name";

it.each([
  ["/", "/"],
  ["/product/night-ikat", "/product/*"],
  ["/product/night-ikat?variant=red", "/product/*"],
  ["/category/sarees?filter.colour=red&q=asha%40example.com", "/category/*"],
  ["/search?q=asha@example.com", "/search"],
  ["/cart", "/cart"],
  ["/account/orders/ORD-7", "/account/*"],
  ["/checkout/4f1b/pay?token=secret", "/checkout/*"],
  ["/api/cart/items/12", "/api/cart/*"],
  ["/api/session", "/api/session"],
  ["/api/owner/orders/7?search=asha", "/api/owner/orders/*"],
  ["/api/desk/sessions", "/api/desk/sessions"],
  ["/desk/customers/c1", "/desk/*"],
  ["/_next/static/chunks/a.js", "/_next/*"],
  ["/uploads/nila-loom/a.webp", "/uploads/*"],
  ["/asha@example.com", "*"],
  ["/api/asha@example.com", "*"],
  ["/wp-login.php", "*"],
])("names %s %s", (url, name) => {
  expect(routeName(url)).toBe(name);
});

it("never has anything of a query, nor a word that looks written by a visitor", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.emailAddress(), (path, address) => {
      const name = routeName(`${path || "/"}/${address}?q=${address}`);
      expect(name).toMatch(/^(?:\*|(?:\/[a-z_][a-z0-9_-]*)*(?:\/\*)?|\/)$/);
    }),
  );
});
