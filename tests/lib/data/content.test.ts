import {
  findBlogPost,
  findContentPage,
  findSizeChart,
  listBlogPosts,
  listCollections,
  listLayoutSegments,
  listMenu,
} from "@/lib/data/content";
import { listAddons, listMeasurementSets } from "@/lib/data/product/addons";
import { getDatabase } from "@/lib/database/connection";
import { blogPosts, contentPages, layouts, menus, sharedLists } from "@/lib/database/schema/content";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

const storeId = "nila-loom";
const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
afterAll(() => warn.mockRestore());

beforeAll(async () => {
  const database = getDatabase();
  const banner = (id: string, rank: number, isActive = true) => {
    return { storeId, id, type: "flexible", rank, isActive, heading: id, content: { content: "<p>Hello</p>" } };
  };
  await database
    .insert(layouts)
    .values([
      banner("second", 2),
      banner("first", 1),
      banner("off", 0, false),
      { ...banner("broken", 3), type: "nonsense" },
      { ...banner("theirs", 0), storeId: "another" },
    ]);
  await database.insert(menus).values([
    { storeId, id: "b", rank: 2, content: { name: "Yarn", link: { link_type: "category", slug: "yarn" } } },
    { storeId, id: "a", rank: 1, content: { name: "Cloth" } },
    { storeId, id: "c", rank: 0, content: "nonsense" },
  ]);
  await database.insert(sharedLists).values([
    { storeId, kind: "collection", id: "weaves", content: { name: "Weaves", options: [{ name: "Ikat" }] } },
    { storeId, kind: "size_chart", id: "weaves", content: { name: "Shirts", rows: [["Size"], ["M"]] } },
  ]);
  await database.insert(contentPages).values({
    storeId,
    slug: "privacy-policy",
    kind: "policy",
    title: "Privacy",
    content: "<p>Ours</p>",
  });
  await database.insert(blogPosts).values(
    Array.from({ length: 14 }, (_, index) => ({
      storeId,
      id: `post-${index}`,
      slug: `slug-${index}`,
      title: `Post ${index}`,
      content: "<p>Text</p>",
      status: index === 13 ? "disabled" : "enabled",
      publishedAt: new Date(Date.UTC(2030, 0, index + 1)),
    })),
  );
});

it("lists the segments of the home page by rank, without inactive and broken ones", async () => {
  expect((await listLayoutSegments(storeId)).map(({ id }) => id)).toEqual(["first", "second"]);
});
it("lists the menu by rank, without a broken entry", async () => {
  expect((await listMenu(storeId)).map(({ name }) => name)).toEqual(["Cloth", "Yarn"]);
});
it("distinguishes a collection from a size chart with the same id", async () => {
  expect(await listCollections(storeId)).toEqual([
    { id: "weaves", name: "Weaves", options: [{ name: "Ikat", link: null }] },
  ]);
  expect(await findSizeChart(storeId, "weaves")).toMatchObject({ name: "Shirts", rows: [["Size"], ["M"]] });
  expect(await findSizeChart(storeId, "nonsense")).toBeNull();
});
it("finds a content page of this store only", async () => {
  expect(await findContentPage(storeId, "privacy-policy")).toMatchObject({ kind: "policy", title: "Privacy" });
  expect(await findContentPage("another", "privacy-policy")).toBeNull();
});
it("lists twelve posts per page, the newest first, without inactive ones", async () => {
  const { posts, totalPages } = await listBlogPosts(storeId, 1);
  expect([posts.length, posts[0]?.slug, totalPages]).toEqual([12, "slug-12", 2]);
  expect((await listBlogPosts(storeId, 2)).posts.map(({ slug }) => slug)).toEqual(["slug-0"]);
  expect((await listBlogPosts(storeId, 3)).posts).toEqual([]);
});
it("finds a post with its text, unless it is inactive", async () => {
  expect(await findBlogPost(storeId, "slug-3")).toMatchObject({ title: "Post 3", content: "<p>Text</p>" });
  expect(await findBlogPost(storeId, "slug-13")).toBeNull();
});

it("lists the addons of a product by rank, and their measurement sets", async () => {
  const row = { storeId, kind: "addon", content: { name: "Stitching", price: 850 } };
  await getDatabase()
    .insert(sharedLists)
    .values([
      { ...row, id: "shirt", rank: 2 },
      { ...row, id: "kurta", rank: 1 },
      { ...row, id: "saree", rank: 0 },
      { ...row, id: "broken", rank: 3, content: { price: 850 } },
      { ...row, id: "theirs", storeId: "another" },
      { storeId, kind: "measurement_set", id: "kurta", content: { name: "Upper body", list: [{ name: "Chest" }] } },
    ]);
  const addons = await listAddons(storeId, ["shirt", "kurta", "broken", "theirs", "gone"]);
  expect(addons.map(({ id }) => id)).toEqual(["kurta", "shirt"]);
  expect(addons[0]?.price).toBe(85_000);
  expect(await listMeasurementSets(storeId, ["kurta"])).toMatchObject([
    { name: "Upper body", measurements: [{ name: "Chest" }] },
  ]);
});
