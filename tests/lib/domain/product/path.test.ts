import { categoryPath } from "@/lib/domain/catalogue/path";
import { linkHref } from "@/lib/domain/content/link";
import { blogPostPath } from "@/lib/domain/content/path";
import { productPath, variantPath } from "@/lib/domain/product/path";

it.each([
  [productPath("night-ikat"), "/product/night-ikat"],
  [productPath("50% off?/#1"), "/product/50%25%20off%3F%2F%231"],
  [variantPath("a/b", "X&Y=1"), "/product/a%2Fb?variant=X%26Y%3D1"],
  [variantPath("shirt", "COTTON 100%+"), "/product/shirt?variant=COTTON%20100%25%2B"],
  [categoryPath("a/b"), "/category/a%2Fb"],
  [blogPostPath("കൈത്തറി"), "/blogs/%E0%B4%95%E0%B5%88%E0%B4%A4%E0%B5%8D%E0%B4%A4%E0%B4%B1%E0%B4%BF"],
  [linkHref({ kind: "product", slug: "a?b" }), "/product/a%3Fb"],
  [linkHref({ kind: "category", slug: "a#b" }), "/category/a%23b"],
])("keeps a slug one part of the address: %s", (path, address) => {
  expect(path).toBe(address);
});
