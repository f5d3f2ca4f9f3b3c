import { POST as plan } from "@/app/api/owner/shop-window/drafts/[draft_id]/plan/route";
import { GET as show } from "@/app/api/owner/shop-window/drafts/[draft_id]/route";
import { POST as restore } from "@/app/api/owner/shop-window/versions/[number]/restore/route";
import type { DraftViewWire, ShopWindowAnswer } from "@/lib/contracts/shop-window/calls";
import { findCategoryBySlug } from "@/lib/data/catalogue/categories";
import { getDatabase } from "@/lib/database/connection";
import { layouts } from "@/lib/database/schema/content";
import { windowDrafts } from "@/lib/database/schema/edit";
import { previewSegments } from "@/lib/workflows/shop-window/preview";
import { publishDueDrafts } from "@/lib/workflows/shop-window/publish";
import {
  at,
  atVersion,
  changed,
  headingsOf,
  inShop,
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

it("publishes nothing that is not whole, and says what is missing", async () => {
  let draft = await newDraft();
  expect(await refusal(await published(draft))).toMatchObject({ status: 422, code: "draft_empty" });
  const link = { link_type: "category", slug: "gone" };
  const call = segment("call", { type: "call_to_action", content: { text: "Go", link, btn_text: "Go" } });
  draft = await make(draft, { kind: "add", segment: call, after: null });
  draft = await make(draft, {
    kind: "add",
    segment: segment("hero", { type: "slider", content: { image_list: [] } }),
    after: null,
  });
  const faults = [
    { page: "home", segment_id: "hero", path: "", code: "segment_empty" },
    { page: "home", segment_id: "call", path: "link", code: "reference_unknown" },
  ];
  expect(draft.faults).toEqual(faults);
  expect(await refusal(await published(draft))).toMatchObject({
    status: 422,
    code: "window_invalid",
    errors: [
      { path: "home/hero", code: "segment_empty" },
      { path: "home/call/link", code: "reference_unknown" },
    ],
  });
  // What is switched off need not be whole.
  draft = await make(draft, { kind: "remove", id: "hero" });
  draft = await make(draft, { kind: "edit", segment: { ...call, is_active: false } });
  expect(draft.faults).toEqual([]);
  expect((await published(draft)).status).toBe(200);
});

it("keeps what others publish meanwhile, and says what it replaces", async () => {
  let draft = await newDraft();
  draft = await make(draft, { kind: "edit", segment: segment("first", { heading: "Mine" }) });
  draft = await make(draft, { kind: "move", id: "second", after: null });
  let theirs = await newDraft("Theirs");
  theirs = await make(theirs, { kind: "edit", segment: segment("first", { heading: "Theirs" }) });
  theirs = await make(theirs, { kind: "add", segment: segment("third"), after: "second" });
  await published(theirs);
  draft = await view(show(send("GET"), at(draft.draft._id)));
  expect(draft.overwritten).toMatchObject([{ id: "first", heading: "Theirs" }]);
  expect(headingsOf(draft)).toEqual(["second", "Mine", "third"]);
  await published(draft);
  expect(await inShop()).toEqual(["second", "Mine", "third"]);

  let late = await newDraft("Late");
  late = await make(late, { kind: "edit", segment: segment("third", { heading: "Late" }) });
  await getDatabase().delete(layouts);
  late = await view(show(send("GET"), at(late.draft._id)));
  expect(late).toMatchObject({ lost: 1, segments: [] });
});

it("publishes itself at the planned time, and cannot be changed until then", async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const planned = (seen: DraftViewWire, moment: string | null) =>
    plan(send("POST", { revision: seen.draft.revision, publish_at: moment }), at(seen.draft._id));
  let draft = await newDraft("Midnight");
  expect(await refusal(await planned(draft, inAnHour))).toMatchObject({ code: "draft_empty" });
  draft = await make(draft, { kind: "remove", id: "first" });
  expect(await refusal(await planned(draft, "2020-01-01T00:00:00Z"))).toMatchObject({
    status: 422,
    code: "plan_not_ahead",
  });
  draft = await view(planned(draft, inAnHour));
  expect(draft.draft.publish_at).toBe(inAnHour);
  expect(await refusal(await changed(draft, { kind: "remove", id: "second" }))).toMatchObject({
    status: 409,
    code: "draft_planned",
  });
  await publishDueDrafts();
  expect(await inShop()).toEqual(["first", "second"]);

  draft = await view(planned(draft, null));
  await getDatabase()
    .update(windowDrafts)
    .set({ publishAt: new Date(Date.now() - 1_000) });
  // Two processes may run the task at once.
  await Promise.all([publishDueDrafts(), publishDueDrafts()]);
  expect(await inShop()).toEqual(["second"]);
  expect(await shopWindow()).toMatchObject({
    drafts: [],
    versions: [{ number: 1, name: "Midnight", cause: "planned" }],
  });
});

it("goes back to a version, and forward again", async () => {
  let draft = await make(await newDraft("One"), { kind: "remove", id: "first" });
  await published(draft);
  draft = await make(await newDraft("Two"), { kind: "add", segment: segment("story"), after: null }, "category:c-silk");
  draft = await make(draft, { kind: "edit", segment: segment("second", { heading: "Two" }) });
  await published(draft);

  expect((await previewSegments(storeId, "version-1", "home"))?.map(({ heading }) => heading)).toEqual(["second"]);
  const back: ShopWindowAnswer = await (await restore(send("POST"), atVersion(1))).json();
  expect(back.versions[0]).toMatchObject({ number: 3, name: "One", cause: "restored" });
  expect(await inShop()).toEqual(["second"]);
  expect((await findCategoryBySlug(storeId, "silk"))?.segments).toEqual([]);

  await restore(send("POST"), atVersion(0));
  expect(await inShop()).toEqual(["first", "second"]);
  await restore(send("POST"), atVersion(2));
  expect(await inShop()).toEqual(["Two"]);
  expect((await findCategoryBySlug(storeId, "silk"))?.segments).toHaveLength(2);
  expect(await refusal(await restore(send("POST"), atVersion(2)))).toMatchObject({
    status: 409,
    code: "version_current",
  });
  expect(await refusal(await restore(send("POST"), atVersion(99)))).toMatchObject({
    status: 404,
    code: "version_unknown",
  });
});

it("publishes a draft once, when two people publish it at the same time", async () => {
  const draft = await make(await newDraft(), { kind: "remove", id: "first" });
  const answers = await Promise.all([published(draft), published(draft)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await shopWindow()).versions).toHaveLength(1);
});
