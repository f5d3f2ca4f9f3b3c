import { DELETE as discard, GET as show } from "@/app/api/owner/shop-window/drafts/[draft_id]/route";
import { POST as step } from "@/app/api/owner/shop-window/drafts/[draft_id]/steps/route";
import { POST as takeOver } from "@/app/api/owner/shop-window/drafts/[draft_id]/take-over/route";
import { POST as begin } from "@/app/api/owner/shop-window/drafts/route";
import type { DraftViewWire, ShopWindowAnswer } from "@/lib/contracts/shop-window/calls";
import { findCategoryBySlug } from "@/lib/data/catalogue/categories";
import { getDatabase } from "@/lib/database/connection";
import { layouts } from "@/lib/database/schema/content";
import { windowDrafts } from "@/lib/database/schema/edit";
import { changeDraft } from "@/lib/workflows/shop-window/drafts";
import { previewSegments } from "@/lib/workflows/shop-window/preview";
import { publishDraft } from "@/lib/workflows/shop-window/publish";
import {
  at,
  changed,
  expired,
  headingsOf,
  inShop,
  layout,
  make,
  newDraft,
  published,
  refusal,
  segment,
  send,
  shopWindow,
  storeId,
  useShopWindow,
  view,
} from "@/tests/support/shop-window";

useShopWindow();

it("changes a draft, and nothing in the shop before it is published", async () => {
  let draft = await newDraft();
  expect(draft).toMatchObject({ undone: 0, page: "home", changed_pages: [], faults: [], overwritten: [], lost: 0 });
  draft = await make(draft, { kind: "add", segment: segment("lamps"), after: null });
  draft = await make(draft, { kind: "edit", segment: segment("first", { heading: "Edited" }) });
  draft = await make(draft, { kind: "move", id: "second", after: null });
  expect(headingsOf(draft)).toEqual(["second", "lamps", "Edited"]);
  expect(draft).toMatchObject({ changed_pages: ["home"], draft: { steps: 3, name: "Diwali" } });
  expect(await inShop()).toEqual(["first", "second"]);
  expect((await previewSegments(storeId, draft.draft._id, "home"))?.map(({ heading }) => heading)).toEqual([
    "second",
    "lamps",
    "Edited",
  ]);

  const answer: ShopWindowAnswer = await (await published(draft)).json();
  expect(await inShop()).toEqual(["second", "lamps", "Edited"]);
  expect(answer.drafts).toEqual([]);
  expect(answer.versions).toMatchObject([{ number: 1, name: "Diwali", cause: "published", pages: ["home"] }]);
  expect(await expired()).toContain("store:nila-loom");
});

it("undoes and makes again, until another change is made", async () => {
  let draft = await newDraft();
  const stepped = (seen: DraftViewWire, kind: "undo" | "redo") =>
    step(send("POST", { revision: seen.draft.revision, step: kind }, "?page=home"), at(seen.draft._id));
  expect(await refusal(await stepped(draft, "undo"))).toMatchObject({ status: 422, code: "step_impossible" });
  draft = await make(draft, { kind: "remove", id: "first" });
  draft = await make(draft, { kind: "remove", id: "second" });
  draft = await view(stepped(draft, "undo"));
  expect(headingsOf(draft)).toEqual(["second"]);
  draft = await view(stepped(draft, "undo"));
  expect(draft).toMatchObject({ undone: 2, draft: { steps: 0 } });
  draft = await view(stepped(draft, "redo"));
  expect(headingsOf(draft)).toEqual(["second"]);
  draft = await make(draft, { kind: "add", segment: segment("new"), after: "second" });
  expect(draft).toMatchObject({ undone: 0, draft: { steps: 2 } });
  expect(headingsOf(draft)).toEqual(["second", "new"]);
  expect(await refusal(await stepped(draft, "redo"))).toMatchObject({ code: "step_impossible" });
});

it("refuses a write from an older view, and one by somebody else", async () => {
  const draft = await newDraft();
  await make(draft, { kind: "remove", id: "first" });
  expect(await refusal(await changed(draft, { kind: "remove", id: "second" }))).toMatchObject({
    status: 409,
    code: "draft_changed",
  });
  const { _id: id } = draft.draft;
  const asha = { by: "Asha", page: "home", revision: 2, change: { kind: "remove", id: "second" } } as const;
  expect(await changeDraft(storeId, id, asha)).toMatchObject({ code: "draft_of_another" });
  expect(await publishDraft(storeId, id, { by: "Asha", revision: 2 })).toMatchObject({ code: "draft_of_another" });
  await getDatabase().update(windowDrafts).set({ by: "Asha" });
  expect(await refusal(await discard(send("DELETE"), at(id)))).toMatchObject({ code: "draft_of_another" });
  const mine = await view(takeOver(send("POST", {}), at(id)));
  expect(mine.draft).toMatchObject({ by: "", revision: 3 });
  expect(await changeDraft(storeId, id, { ...asha, revision: 3 })).toMatchObject({ code: "draft_of_another" });
  await discard(send("DELETE"), at(id));
  expect((await shopWindow()).drafts).toEqual([]);
  expect(await refusal(await show(send("GET"), at(id)))).toMatchObject({ status: 404, code: "draft_unknown" });
});

it("puts sections around the list of a category", async () => {
  const page = "category:c-silk";
  let draft = await newDraft();
  draft = await make(draft, { kind: "add", segment: segment("story"), after: null }, page);
  expect(draft.segments.map(({ type }) => type)).toEqual(["flexible", "product_list"]);
  expect(await refusal(await changed(draft, { kind: "remove", id: "list" }, page))).toMatchObject({
    status: 422,
    code: "change_impossible",
  });
  draft = await make(draft, { kind: "move", id: "list", after: null }, page);
  await published(draft);
  const category = await findCategoryBySlug(storeId, "silk");
  expect(category?.segments.map(({ type }) => type)).toEqual(["product_list", "flexible"]);
  expect(await expired()).toEqual(["category:nila-loom:silk"]);
  expect(await refusal(await changed(await newDraft(), { kind: "remove", id: "x" }, "category:gone"))).toMatchObject({
    status: 404,
    code: "page_unknown",
  });
});

it("sanitises the owner's HTML", async () => {
  const content = { content: '<p onclick="x()">Hello</p><script>x()</script>' };
  const draft = await make(await newDraft(), { kind: "add", segment: segment("html", { content }), after: null });
  expect(draft.segments[0]?.content).toEqual({ content: "<p>Hello</p>" });
});

it("keeps drafts within their bounds", async () => {
  for (let index = 0; index < 20; index += 1) await newDraft(`Draft ${index}`);
  expect(await refusal(await begin(send("POST", { name: "One more" })))).toMatchObject({
    status: 422,
    code: "too_many_drafts",
  });
  const [first] = (await shopWindow()).drafts;
  let draft = await view(show(send("GET"), at(first?._id ?? "")));
  await getDatabase().update(windowDrafts).set({ steps: 2_000 });
  expect(await refusal(await changed(draft, { kind: "remove", id: "first" }))).toMatchObject({
    code: "too_many_changes",
  });
  await getDatabase().update(windowDrafts).set({ steps: 0 });
  await getDatabase()
    .insert(layouts)
    .values(Array.from({ length: 58 }, (_, index) => layout(`more-${index}`, index + 3)));
  draft = await view(show(send("GET"), at(draft.draft._id)));
  expect(await refusal(await changed(draft, { kind: "add", segment: segment("61"), after: null }))).toMatchObject({
    code: "too_many_segments",
  });
});
