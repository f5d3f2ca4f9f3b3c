import { act, renderHook } from "@testing-library/react";
import { EMPTY_PRODUCT } from "@/components/desk/product/form/empty-product";
import { useProductDraft } from "@/lib/browser/desk/product-form";
import type { ProductForm, VariantForm } from "@/lib/contracts/product/product-form";

const shirt: ProductForm = { ...EMPTY_PRODUCT, name: "Shirt", brand: "Nila", pictures: [] };
const draftOf = (inShop: ProductForm) =>
  renderHook((shown: ProductForm) => useProductDraft(shown), { initialProps: inShop });

it("follows the shop in fields that nobody typed in, and keeps what was typed", () => {
  const { result, rerender } = draftOf(shirt);
  act(() => result.current.set("name", "Blue shirt"));
  rerender({ ...shirt, brand: "Loom" });
  expect(result.current.values).toMatchObject({ name: "Blue shirt", brand: "Loom" });
  expect(result.current.changes).toEqual({ name: "Blue shirt" });
  expect(result.current.seen).toEqual({ name: "Shirt" });
  expect(result.current.conflicts).toEqual([]);
});

it("sees that another changed a field that was typed in, and can keep or take it", () => {
  const { result, rerender } = draftOf(shirt);
  act(() => result.current.set("name", "Mine"));
  rerender({ ...shirt, name: "Theirs" });
  expect(result.current.conflicts).toEqual(["name"]);
  act(() => result.current.keepMine("name"));
  expect([result.current.conflicts, result.current.values.name, result.current.seen.name]).toEqual([
    [],
    "Mine",
    "Theirs",
  ]);
  act(() => result.current.takeTheirs("name"));
  expect([result.current.isChanged, result.current.values.name]).toEqual([false, "Theirs"]);
});

it("has no change after a text was typed back, or discarded", () => {
  const { result } = draftOf(shirt);
  act(() => result.current.set("name", "Other"));
  act(() => result.current.set("name", "Shirt"));
  expect(result.current.isChanged).toBe(false);
  act(() => result.current.set("name", "Other"));
  act(() => result.current.discard());
  expect([result.current.isChanged, result.current.values.name]).toEqual([false, "Shirt"]);
});

it("adds several pictures that arrive while something else is typed", () => {
  const { result } = draftOf(shirt);
  const picture = (src: string) => ({ src, alt: "", hide_on_variants: false });
  const { update, set } = result.current;
  act(() => {
    update("pictures", (all) => [...all, picture("products/a.webp")]);
    set("name", "Typed meanwhile");
    update("pictures", (all) => [...all, picture("products/b.webp")]);
  });
  expect(result.current.values.pictures.map(({ src }) => src)).toEqual(["products/a.webp", "products/b.webp"]);
  expect(result.current.values.name).toBe("Typed meanwhile");
});

it("takes a sale for no change of the variants", () => {
  const variant: VariantForm = {
    id: "v1",
    options: ["M"],
    sku: "M",
    selling_price: 10,
    discounted_price: 10,
    stock: 5,
    allow_backorder: false,
    weight_grams: 0,
    barcode: "",
    tax_rate_id: "",
    pictures: [],
  };
  const { result, rerender } = draftOf({ ...shirt, variants: [variant] });
  act(() => result.current.set("variants", [{ ...variant, sku: "MEDIUM" }]));
  rerender({ ...shirt, variants: [{ ...variant, stock: 4 }] });
  expect(result.current.conflicts).toEqual([]);
  rerender({ ...shirt, variants: [{ ...variant, barcode: "123", stock: 4 }] });
  expect(result.current.conflicts).toEqual(["variants"]);
});
