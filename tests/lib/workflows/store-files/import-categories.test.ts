import { readExpiredTags } from "@/lib/database/expired-tags";
import { exportFiles, importFiles, productFile, storeFile, withMembers } from "@/tests/factories/store-files";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();

let number = 0;
/** A store with one category and a product in it. */
async function aShop() {
  number += 1;
  const storeId = `shop-${number}`;
  const imported = await importFiles(storeId, [
    storeFile(),
    { path: "categories/silk.json", text: JSON.stringify({ slug: "silk", name: "Silk" }) },
    productFile("ikat", { stock: 7, categories: ["silk"] }),
  ]);
  if (!imported.ok) throw new Error(JSON.stringify(imported));
  return { storeId, files: await exportFiles(storeId) };
}

describe("a tree of categories", () => {
  const category = (slug: string, members: object = {}) => ({
    path: `categories/${slug}.json`,
    text: JSON.stringify({ slug, name: slug, ...members }),
  });
  const parents = async (storeId: string) =>
    Object.fromEntries(
      (await exportFiles(storeId)).flatMap(({ path: file, text }) => {
        const { slug, parent } = JSON.parse(text);
        return file.startsWith("categories/") ? [[slug, parent]] : [];
      }),
    );

  it("is imported in any order, turned around, and emptied", async () => {
    const { storeId, files } = await aShop();
    const tree = [category("a", { parent: "silk" }), category("z"), category("b", { parent: "z" })];
    expect(await importFiles(storeId, [...files, ...tree])).toMatchObject({ ok: true });
    expect(await parents(storeId)).toEqual({ a: "silk", b: "z", silk: "", z: "" });
    const turned = withMembers(
      withMembers(await exportFiles(storeId), "categories/a.json", { parent: "" }),
      "categories/silk.json",
      { parent: "a" },
    );
    await readExpiredTags();
    expect(await importFiles(storeId, turned)).toMatchObject({ ok: true });
    expect(await parents(storeId)).toEqual({ a: "", b: "z", silk: "a", z: "" });
    expect(await readExpiredTags()).toEqual(
      expect.arrayContaining(["a", "b", "silk", "z"].map((slug) => `category:${storeId}:${slug}`)),
    );
    expect(await importFiles(storeId, files)).toMatchObject({ ok: true });
    expect(await parents(storeId)).toEqual({ silk: "" });
  });

  it("expires the list of a category when a product below it changes", async () => {
    const { storeId, files } = await aShop();
    const tree = [...withMembers(files, "categories/silk.json", { parent: "cloth" }), category("cloth")];
    await importFiles(storeId, tree);
    await readExpiredTags();
    await importFiles(storeId, withMembers(tree, "products/ikat.json", { name: "Ikat" }));
    expect(await readExpiredTags()).toEqual(
      expect.arrayContaining([`category:${storeId}:silk`, `category:${storeId}:cloth`]),
    );
  });

  it.each([
    {
      what: "a parent that is not there",
      parents: { a: "none" },
      at: "categories/a.json",
      problem: "category_unknown",
    },
    { what: "a circle", parents: { a: "b", b: "a" }, at: "categories/a.json", problem: "category_below_itself" },
    {
      what: "a fifth level",
      parents: { a: "", b: "a", c: "b", d: "c", e: "d" },
      at: "categories/e.json",
      problem: "category_too_deep",
    },
  ])("is refused with $what", async ({ parents: wanted, at, problem }) => {
    const { storeId, files } = await aShop();
    const tree = Object.entries(wanted).map(([slug, parent]) => category(slug, { parent }));
    const refused = await importFiles(storeId, [...files, ...tree]);
    expect(refused).toMatchObject({ ok: false, code: "store_files_broken" });
    expect(refused).toMatchObject({
      issues: expect.arrayContaining([{ file: at, at: "parent", problem, about: expect.any(String) }]),
    });
  });
});
