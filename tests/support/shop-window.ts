import { POST as change } from "@/app/api/owner/shop-window/drafts/[draft_id]/changes/route";
import { POST as publish } from "@/app/api/owner/shop-window/drafts/[draft_id]/publish/route";
import { POST as begin } from "@/app/api/owner/shop-window/drafts/route";
import { GET as overview } from "@/app/api/owner/shop-window/route";
import type { DraftViewWire, SentChange, ShopWindowAnswer } from "@/lib/contracts/shop-window/calls";
import type { SegmentWire } from "@/lib/contracts/shop-window/window-segment";
import { listLayoutSegments } from "@/lib/data/content";
import { getDatabase } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import { layouts } from "@/lib/database/schema/content";
import { windowDrafts, windowVersions } from "@/lib/database/schema/edit";
import { expiredTags } from "@/lib/database/schema/process";
import { insertCategory } from "@/tests/factories/product-row";
import { insertSellingStore } from "./buyer";
import { useTestDatabase } from "./database";

/** A store with two segments on its home page and one category, and the calls of its drafts. */
export function useShopWindow(): void {
  process.env.STORE_ID = "nila-loom";
  process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
  useTestDatabase();
  beforeAll(() => insertSellingStore());
  beforeEach(async () => {
    for (const table of [windowDrafts, windowVersions, layouts, categories, expiredTags])
      await getDatabase().delete(table);
    await insertCategory({ id: "c-silk", slug: "silk" });
    await getDatabase()
      .insert(layouts)
      .values([layout("first", 1), layout("second", 2)]);
  });
}

export const storeId = "nila-loom";
export const layout = (id: string, rank: number) => ({
  storeId,
  id,
  rank,
  type: "flexible",
  heading: id,
  content: { content: `<p>${id}</p>` },
});
export const segment = (id: string, rest: Partial<SegmentWire> = {}): SegmentWire => ({
  id,
  type: "flexible",
  is_active: true,
  heading: id,
  sub_heading: "",
  content: { content: `<p>${id}</p>` },
  ...rest,
});

const headers = () => ({ authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" });
export const send = (method: string, body?: object, query = "") =>
  new Request(`http://localhost/${query}`, { method, headers: headers(), ...(body && { body: JSON.stringify(body) }) });
export const at = (draft_id: string) => ({ params: Promise.resolve({ draft_id }) });
export const atVersion = (number: number) => ({ params: Promise.resolve({ number: String(number) }) });
export const refusal = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

export async function view(answer: Promise<Response>): Promise<DraftViewWire> {
  const response = await answer;
  const json = await response.json();
  if (response.status !== 200) throw new Error(JSON.stringify(json));
  return json;
}
export const newDraft = (name = "Diwali") => view(begin(send("POST", { name })));
export const changed = (seen: DraftViewWire, sent: SentChange, page = "home") =>
  change(send("POST", { revision: seen.draft.revision, change: sent }, `?page=${page}`), at(seen.draft._id));
export const make = (seen: DraftViewWire, sent: SentChange, page = "home") => view(changed(seen, sent, page));
export const published = (seen: DraftViewWire) =>
  publish(send("POST", { revision: seen.draft.revision }), at(seen.draft._id));
export const inShop = async () => (await listLayoutSegments(storeId)).map(({ heading }) => heading);
export const headingsOf = ({ segments }: DraftViewWire) => segments.map(({ heading }) => heading);
export const shopWindow = async (): Promise<ShopWindowAnswer> => (await overview(send("GET"))).json();
export const expired = async () => (await getDatabase().select().from(expiredTags)).flatMap(({ tags }) => tags);
