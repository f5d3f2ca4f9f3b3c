import { isValidElement } from "react";
import Page, { generateMetadata } from "@/app/[store]/(shop)/product/[slug]/variant/[sku]/page";
import { productPageMetadata } from "@/app/[store]/(shop)/product/product-page";
import { variantPath } from "@/lib/domain/product/path";
import { shopRoute } from "@/lib/domain/site/route";

jest.mock("@/app/[store]/(shop)/product/product-page", () => ({
  ProductPage: jest.fn(),
  productPageMetadata: jest.fn(),
}));

const SKUS = ["KS-1", "COTTON-100%", "100%25", "%2F", "A/B", "Red, large", "1.5~2", "..", "पट-१", "🧵"];

/** The part of the path that Next.js takes for `[sku]` when a shopper follows a link to the variant. */
function segmentOf(sku: string): string {
  const { pathname, searchParams } = new URL(variantPath("shirt", sku), "https://shop.example");
  return shopRoute(pathname, searchParams).path.split("/").at(-1) ?? "";
}

// Next.js passes the parameter to the page as it is in the path, but decoded to `generateMetadata`.
describe.each([
  ["as it is in the path", (segment: string) => segment],
  ["decoded", decodeURIComponent],
])("with its parameter %s", (_, parameter) => {
  it.each(SKUS)("the page and the metadata of a variant are those of its SKU: %s", async (sku) => {
    const params = Promise.resolve({ store: "nila-loom", slug: "shirt", sku: parameter(segmentOf(sku)) });
    const searchParams = Promise.resolve({});
    const page = await Page({ params, searchParams });
    expect(isValidElement(page) && page.props).toEqual({ storeId: "nila-loom", slug: "shirt", sku });
    await generateMetadata({ params, searchParams });
    expect(productPageMetadata).toHaveBeenLastCalledWith({ storeId: "nila-loom", slug: "shirt", sku });
  });
});
