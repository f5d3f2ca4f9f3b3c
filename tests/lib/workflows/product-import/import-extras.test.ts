import { importProducts } from "@/lib/workflows/product-import/import-products";
import { anImportedProduct } from "@/tests/factories/imported-product";
import { exportFiles } from "@/tests/factories/store-files";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(() => insertStore("loom"));

const kurta = anImportedProduct();
const extras = {
  highlights: [{ icon: "loom" as const, text: "Woven on a pit loom" }],
  files: [{ name: "Care sheet", src: "files/care-sheet.pdf" }],
};

/** The highlights and files of the kurta in the store's files after this import. */
async function exported(changes: Partial<typeof kurta>) {
  expect(await importProducts("loom", [{ ...kurta, ...changes }])).toMatchObject({ ok: true });
  const file = (await exportFiles("loom")).find(({ path }) => path === "products/rust-kurta.json");
  const { highlights, files } = JSON.parse(file?.text ?? "");
  return { highlights, files };
}

it("exports the highlights and files it imported, and keeps them where the file has no column for them", async () => {
  expect(await exported(extras)).toEqual(extras);
  expect(await exported({ brand: "Nila" })).toEqual(extras);
  expect(await exported({ highlights: [] })).toEqual({ ...extras, highlights: [] });
});
