import { and, eq } from "drizzle-orm";
import { POST as move } from "@/app/api/owner/categories/[category_id]/move/route";
import { PATCH as change, DELETE as remove, GET as show } from "@/app/api/owner/categories/[category_id]/route";
import { POST as create, GET as list } from "@/app/api/owner/categories/route";
import type { PlacedCategoryWire } from "@/lib/contracts/catalogue/category-calls";
import { findMovedSlug } from "@/lib/data/catalogue/redirects";
import { getDatabase } from "@/lib/database/connection";
import { categories, slugRedirects } from "@/lib/database/schema/catalogue";
import { menus, sharedLists } from "@/lib/database/schema/content";
import { expiredTags } from "@/lib/database/schema/process";
import { auditEntries } from "@/lib/database/schema/staff";
import { insertCategory, insertProduct } from "@/tests/factories/product-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(() => insertSellingStore());
beforeEach(async () => {
  await getDatabase().delete(slugRedirects);
  await getDatabase().delete(categories);
  await insertCategory({ id: "cloth", rank: 1 });
  await insertCategory({ id: "silk", rank: 1, parentId: "cloth" });
  await insertCategory({ id: "cotton", rank: 2, parentId: "cloth" });
  await insertCategory({ id: "theirs", storeId: "another" });
});

const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
const send = (method: string, body?: object) =>
  new Request("http://localhost/", { method, headers, ...(body && { body: JSON.stringify(body) }) });
const at = (category_id: string) => ({ params: Promise.resolve({ category_id }) });
const outline = ({ list: all }: { list: PlacedCategoryWire[] }) =>
  all.map(({ _id, parent_id }) => (parent_id ? `${parent_id} > ${_id}` : _id));
const tree = async () => outline(await (await list(send("GET"))).json());
const expired = async () => (await getDatabase().select().from(expiredTags)).flatMap(({ tags }) => tags);
const refusal = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

it("lists the tree with the products in each", async () => {
  await insertProduct({ id: "madras", categoryIds: ["cotton"] });
  const answer = await (await list(send("GET"))).json();
  expect(outline(answer)).toEqual(["cloth", "cloth > silk", "cloth > cotton"]);
  expect(answer.list).toContainEqual({
    _id: "cotton",
    parent_id: "cloth",
    slug: "cotton",
    name: "cotton",
    active: true,
    lists_products: true,
    products: 1,
  });
});

it("adds a category last, with an address of its own", async () => {
  const first = await (await create(send("POST", { name: "Silk", parent_id: "cloth" }))).json();
  expect(first.fields).toMatchObject({ name: "Silk", slug: "silk-2", status: "active", lists_products: true });
  expect(await tree()).toEqual(["cloth", "cloth > silk", "cloth > cotton", `cloth > ${first._id}`]);
  expect(await refusal(await create(send("POST", { name: "Ikat", parent_id: "theirs" })))).toMatchObject({
    status: 404,
    code: "category_unknown",
  });
});

it("adds it last also where ranks of a file leave gaps", async () => {
  await insertCategory({ id: "yarn", rank: 900 });
  const { _id } = await (await create(send("POST", { name: "Wool" }))).json();
  expect((await tree()).at(-1)).toBe(_id);
});

it("moves a category with all below it, and expires what shows it", async () => {
  await getDatabase().delete(expiredTags);
  const answer = await move(send("POST", { parent_id: null, position: 0 }), at("cotton"));
  expect(outline(await answer.json())).toEqual(["cotton", "cloth", "cloth > silk"]);
  await move(send("POST", { parent_id: "cotton", position: 0 }), at("cloth"));
  expect((await tree()).sort()).toEqual(["cloth > silk", "cotton", "cotton > cloth"]);
  expect(await expired()).toEqual(
    expect.arrayContaining(["store:nila-loom", "catalogue:nila-loom", "category:nila-loom:cloth"]),
  );
  const [logged] = await getDatabase()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.targetKind, "category"))
    .limit(1);
  expect(logged).toMatchObject({ targetId: "cotton", action: "POST /api/owner/categories/{category_id}/move" });
});

it("orders neighbours again after many moves at once, and never loses one or closes a circle", async () => {
  const moves = ["silk", "cotton", "cloth"].flatMap((id) =>
    [null, "silk", "cotton", "cloth"].map((parent_id) => move(send("POST", { parent_id, position: 0 }), at(id))),
  );
  const codes = await Promise.all(moves.map(async (answer) => (await answer).status));
  expect(codes.every((status) => status === 200 || status === 422)).toBe(true);
  const rows = await getDatabase().select().from(categories).where(eq(categories.storeId, "nila-loom"));
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    let steps = 0;
    for (let above = row.parentId; above; above = rows.find(({ id }) => id === above)?.parentId ?? null) steps += 1;
    expect(steps).toBeLessThan(3);
  }
});

it.each([
  { what: "below itself", id: "cloth", parent_id: "silk", status: 422, code: "category_below_itself" },
  { what: "below one that is not there", id: "cloth", parent_id: "none", status: 404, code: "category_unknown" },
  { what: "of another shop", id: "theirs", parent_id: null, status: 404, code: "category_unknown" },
])("refuses a move $what", async ({ id, parent_id, status, code }) => {
  expect(await refusal(await move(send("POST", { parent_id, position: 0 }), at(id)))).toMatchObject({ status, code });
});

it("refuses a fifth level, and the five-hundred-and-first category", async () => {
  await insertCategory({ id: "third", parentId: "silk" });
  await insertCategory({ id: "fourth", parentId: "third" });
  expect(await refusal(await create(send("POST", { name: "Fifth", parent_id: "fourth" })))).toMatchObject({
    code: "category_too_deep",
  });
  const rows = Array.from({ length: 495 }, (_, index) => ({
    storeId: "nila-loom",
    id: `c${index}`,
    slug: `c${index}`,
    name: "Another",
  }));
  await getDatabase().insert(categories).values(rows);
  expect(await refusal(await create(send("POST", { name: "One more" })))).toMatchObject({
    code: "too_many_categories",
  });
});

describe("the fields of a category", () => {
  const patch = (changes: object, seen: object, id = "cotton") => change(send("PATCH", { changes, seen }), at(id));

  it("are changed one by one, and a former address leads on", async () => {
    await getDatabase().delete(expiredTags);
    const changed = await patch({ slug: "khadi", intro: "Spun by hand." }, { slug: "cotton", intro: "" });
    expect((await changed.json()).fields).toMatchObject({ slug: "khadi", intro: "Spun by hand.", name: "cotton" });
    expect(await tree()).toEqual(["cloth", "cloth > silk", "cloth > cotton"]);
    expect(await findMovedSlug("nila-loom", "category", "cotton")).toBe("khadi");
    expect(await expired()).toEqual(expect.arrayContaining(["category:nila-loom:cotton", "category:nila-loom:khadi"]));
    // Back again, nothing may lead in a circle.
    await patch({ slug: "cotton" }, { slug: "khadi" });
    expect(await findMovedSlug("nila-loom", "category", "khadi")).toBe("cotton");
    expect(await getDatabase().select({ slug: slugRedirects.slug }).from(slugRedirects)).toEqual([{ slug: "khadi" }]);
    const { fields } = await (await show(send("GET"), at("cotton"))).json();
    expect(fields).toMatchObject({ slug: "cotton", intro: "Spun by hand." });
  });

  it("that another has changed meanwhile are refused, and nothing is written", async () => {
    await patch({ intro: "Theirs." }, { intro: "" });
    const refused = await patch({ intro: "Mine.", name: "Khadi" }, { intro: "", name: "cotton" });
    expect(await refusal(refused)).toMatchObject({
      status: 409,
      code: "category_changed",
      errors: [{ path: "intro", code: "category_changed" }],
    });
    expect((await (await show(send("GET"), at("cotton"))).json()).fields.name).toBe("cotton");
  });

  it.each([
    { what: "no name", field: "name", seen: "cotton", value: " ", code: "name_needed" },
    { what: "the address of another", field: "slug", seen: "cotton", value: "silk", code: "slug_taken" },
    {
      what: "an address that cannot be read",
      field: "slug",
      seen: "cotton",
      value: "À la carte",
      code: "slug_unreadable",
    },
    { what: "a picture from nowhere", field: "picture", seen: null, value: { src: "../x" }, code: "entry_unreadable" },
    {
      what: "a link that leads nowhere",
      field: "quick_links",
      seen: [],
      value: [{ name: "Sale", link: { link_type: "category", slug: "" }, picture: null }],
      code: "entry_unreadable",
    },
    { what: "half a question", field: "faqs", seen: [], value: [{ question: "Why?" }], code: "entry_unreadable" },
  ])("are refused with $what", async ({ field, seen, value, code }) => {
    const answer = await refusal(await patch({ [field]: value }, { [field]: seen }));
    expect(answer).toMatchObject({ status: 422, code: "category_invalid" });
    expect(answer.errors).toContainEqual(expect.objectContaining({ path: expect.stringContaining(field), code }));
  });

  it("keep their scripts out", async () => {
    const changed = await patch({ footer_content: "<p>Hi<script>x()</script></p>" }, { footer_content: "" });
    expect((await changed.json()).fields.footer_content).toBe("<p>Hi</p>");
    expect((await show(send("GET"), at("theirs"))).status).toBe(404);
  });
});

describe("a category that is removed", () => {
  it("lets those below it move up, and its addresses lead to the one above", async () => {
    await insertCategory({ id: "ikat", parentId: "cotton", rank: 1 });
    await getDatabase()
      .insert(slugRedirects)
      .values({ storeId: "nila-loom", kind: "category", slug: "old-cotton", targetId: "cotton" });
    const answer = await remove(send("DELETE"), at("cotton"));
    expect(outline(await answer.json())).toEqual(["cloth", "cloth > silk", "cloth > ikat"]);
    expect(await tree()).toEqual(["cloth", "cloth > silk", "cloth > ikat"]);
    expect(await findMovedSlug("nila-loom", "category", "cotton")).toBe("cloth");
    expect(await findMovedSlug("nila-loom", "category", "old-cotton")).toBe("cloth");
    await remove(send("DELETE"), at("cloth"));
    expect(await findMovedSlug("nila-loom", "category", "cotton")).toBeNull();
    expect(await tree()).toEqual(["silk", "ikat"]);
  });

  it.each([
    {
      what: "the menu",
      name: () =>
        getDatabase()
          .insert(menus)
          .values({
            storeId: "nila-loom",
            id: "m",
            content: { name: "Silk", link: { link_type: "category", slug: "silk" } },
          }),
    },
    {
      what: "an offer",
      name: () =>
        getDatabase()
          .insert(sharedLists)
          .values({
            storeId: "nila-loom",
            kind: "offer",
            id: "o",
            content: { apply_to: "category", category_list: ["silk"] },
          }),
    },
  ])("is refused while $what leads to it", async ({ name }) => {
    await name();
    expect(await refusal(await remove(send("DELETE"), at("silk")))).toMatchObject({
      status: 409,
      code: "category_named",
    });
    await getDatabase().delete(menus);
    await getDatabase()
      .delete(sharedLists)
      .where(and(eq(sharedLists.storeId, "nila-loom"), eq(sharedLists.id, "o")));
    expect((await remove(send("DELETE"), at("silk"))).status).toBe(200);
    expect((await remove(send("DELETE"), at("silk"))).status).toBe(404);
  });
});
