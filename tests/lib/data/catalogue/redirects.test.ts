import { findMovedSlug } from "@/lib/data/catalogue/redirects";
import { getDatabase } from "@/lib/database/connection";
import { slugRedirects } from "@/lib/database/schema/catalogue";
import { insertCategory, insertProduct } from "../../../factories/product-row";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const storeId = "nila-loom";

beforeAll(async () => {
  await insertProduct({ id: "p1", slug: "now" });
  await insertProduct({ id: "p2", slug: "withdrawn", status: "archived" });
  await insertCategory({ id: "c1", slug: "cloth" });
  await getDatabase()
    .insert(slugRedirects)
    .values([
      { storeId, kind: "product", slug: "before", targetId: "p1" },
      { storeId, kind: "product", slug: "long-before", targetId: "p1" },
      { storeId, kind: "product", slug: "was-withdrawn", targetId: "p2" },
      { storeId, kind: "page", slug: "returns", targetId: "cancellation-policy" },
      { storeId: "another", kind: "product", slug: "theirs", targetId: "p1" },
    ]);
});

it.each([
  { kind: "product", address: "before", slug: "now" },
  { kind: "product", address: "long-before", slug: "now" },
  { kind: "product", address: "p1", slug: "now" },
  { kind: "category", address: "c1", slug: "cloth" },
  { kind: "page", address: "returns", slug: "cancellation-policy" },
  { kind: "product", address: "was-withdrawn", slug: null },
  { kind: "product", address: "p2", slug: null },
  { kind: "product", address: "theirs", slug: null },
  { kind: "product", address: "c1", slug: null },
  { kind: "category", address: "before", slug: null },
  { kind: "blog", address: "nonsense", slug: null },
  { kind: "page", address: "nonsense", slug: null },
] as const)("redirects the $kind address $address to $slug", async ({ kind, address, slug }) => {
  expect(await findMovedSlug(storeId, kind, address)).toBe(slug);
});
