import { POST as signIn } from "@/app/api/account/sign-in/route";
import { POST as mailProfile } from "@/app/api/fit-profiles/[model_id]/mail/route";
import { DELETE, PUT } from "@/app/api/fit-profiles/[model_id]/route";
import { POST as keepProfile } from "@/app/api/fit-profiles/received/route";
import { GET, POST } from "@/app/api/fit-profiles/route";
import { GET as listAddons } from "@/app/api/products/[id]/addons/route";
import { readStore } from "@/lib/cached/read-store";
import { addonFromWire, measurementSetFromWire } from "@/lib/contracts/customization/addon-from-wire";
import { storedAddonSchema, storedMeasurementSetSchema } from "@/lib/contracts/product/stored-addon";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { MAX_FIT_PROFILES } from "@/lib/domain/customization/fit-profile";
import { addFitProfile, keepReceivedFitProfile, saveFitProfile } from "@/lib/workflows/customization/fit-profiles";
import { aFitProfile } from "../../factories/fit-profile";
import { insertProduct } from "../../factories/product-row";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";
import { aCustomer, aVisitor, messagesTo, PASSWORD, type Shopper } from "../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

const KURTA = {
  name: "Stitch a kurta",
  price: 850,
  custom_list: [{ name: "Sleeves", type: "either_or", option_list: [{ name: "Half" }, { name: "Full", price: 50 }] }],
  mm_list: [{ mmset_id: "upper" }],
};
const UPPER = {
  name: "Upper body",
  units: [
    { name: "inches", max_value: 60 },
    { name: "cms", max_value: 152 },
  ],
  list: [{ name: "Chest", conditions: [{ unit: "inches", mm_from: 40, mm_to: 60, additional_qty: 0.5 }] }],
};

beforeAll(async () => {
  await insertStore("nila-loom");
  await insertProduct({ id: "cloth", slug: "blue-cloth", unit: "Mts", addonIds: ["kurta", "fall"], addonMust: true });
  await getDatabase()
    .insert(sharedLists)
    .values([
      { storeId: "nila-loom", kind: "addon", id: "kurta", content: KURTA },
      { storeId: "nila-loom", kind: "addon", id: "fall", content: { name: "Fall and pico", price: 220 } },
      { storeId: "nila-loom", kind: "addon", id: "shirt", content: { ...KURTA, name: "Stitch a shirt" } },
      { storeId: "nila-loom", kind: "measurement_set", id: "upper", content: UPPER },
    ]);
});

const asha = {
  name: "Asha",
  for_whom: "My sister",
  addon_id: "kurta",
  mm_unit: "inches",
  mm_sets: [{ mmset_id: "upper", list: [{ name: "Chest", value: 38.5 }] }],
  custom_list: [{ name: "Sleeves", value: ["Full"] }],
  notes_list: [],
};
const send = (shopper: Shopper, body: object) => shopper.ask(POST, { method: "POST", body });
const saved = async (shopper: Shopper, body: object = asha): Promise<string> =>
  (await (await send(shopper, body)).json()).model.model_id;
const list = async (shopper: Shopper, query = "") =>
  (await (await shopper.ask(GET, { path: `/api/fit-profiles${query}` })).json()).model_list;
const codeOf = async (answer: Response | Promise<Response>) => (await (await answer).json()).code;

it("keeps what a visitor enters, and shows it to nobody else", async () => {
  const shopper = await aVisitor();
  const model_id = await saved(shopper);
  expect(await list(shopper)).toMatchObject([{ ...asha, model_id, fits: null }]);
  expect(await list(await aVisitor())).toEqual([]);
});

it("says which profiles are good for an addon", async () => {
  const shopper = await aVisitor();
  await saved(shopper);
  expect(await list(shopper, "?addon_id=kurta")).toMatchObject([{ fits: true, measurements_fit: true }]);
  expect(await list(shopper, "?addon_id=shirt")).toMatchObject([{ fits: true, measurements_fit: true }]);
  expect(await list(shopper, "?addon_id=none")).toMatchObject([{ fits: null, measurements_fit: null }]);
});

it("refuses two profiles with one name, in any case of letters, but lets a profile keep its own", async () => {
  const shopper = await aVisitor();
  const model_id = await saved(shopper);
  expect(await codeOf(send(shopper, { ...asha, name: "ASHA" }))).toBe("fit_profile_name_taken");
  const renamed = { method: "PUT", params: { model_id }, body: { ...asha, name: "asha", for_whom: "" } };
  expect((await shopper.ask(PUT, renamed)).status).toBe(200);
  expect(await list(shopper)).toMatchObject([{ name: "asha", for_whom: "" }]);
});

it.each([
  { case: "an addon the shop does not have", body: { addon_id: "none" }, code: "addon_unknown", path: "addon_id" },
  { case: "an addon that asks nothing", body: { addon_id: "fall" }, code: "addon_unknown", path: "addon_id" },
  {
    case: "a measurement above the maximum",
    body: { mm_sets: [{ mmset_id: "upper", list: [{ name: "Chest", value: 61 }] }] },
    code: "measurement_above_maximum",
    path: "mm_sets.upper.Chest",
  },
  {
    case: "an option of another product",
    body: { custom_list: [{ name: "Sleeves", value: ["Puffed"] }] },
    code: "option_unknown",
    path: "custom_list.Sleeves",
  },
])("refuses $case", async ({ body, code, path }) => {
  const answer = await (await send(await aVisitor(), { ...asha, ...body })).json();
  expect(answer).toMatchObject({ code, errors: [{ path, code }] });
});

it("lets nobody change, delete or mail the profile of somebody else", async () => {
  const model_id = await saved(await aVisitor());
  const stranger = await aVisitor();
  const params = { model_id };
  expect(await codeOf(stranger.ask(PUT, { method: "PUT", params, body: asha }))).toBe("fit_profile_unknown");
  expect(await codeOf(stranger.ask(DELETE, { method: "DELETE", params }))).toBe("fit_profile_unknown");
  const mail = { method: "POST", params, body: { email: "me@example.com" } };
  expect(await codeOf(stranger.ask(mailProfile, mail))).toBe("fit_profile_unknown");
});

it("forgets a profile that its owner deletes", async () => {
  const shopper = await aVisitor();
  const model_id = await saved(shopper);
  expect((await shopper.ask(DELETE, { method: "DELETE", params: { model_id } })).status).toBe(200);
  expect(await list(shopper)).toEqual([]);
});

it("mails a link with which the profile can be kept on another device, until it expires", async () => {
  const shopper = await aVisitor();
  const model_id = await saved(shopper);
  const mail = { method: "POST", params: { model_id }, body: { email: "asha@example.com" } };
  expect((await shopper.ask(mailProfile, mail)).status).toBe(200);
  const [message] = await messagesTo("asha@example.com");
  const url = new URL(message?.content.link ?? "");
  expect(url.pathname).toBe(`/in/fit-profile/${model_id}`);
  const other = await aVisitor();
  await saved(other, { ...asha, for_whom: "Me" });
  const key = url.searchParams.get("key");
  const keep = (body: object) => other.ask(keepProfile, { method: "POST", body });
  expect((await (await keep({ model_id, key })).json()).model).toMatchObject({ ...asha, name: "Asha 2" });
  expect(await codeOf(keep({ model_id, key: "guessed" }))).toBe("link_over");
});

it("mails and keeps a profile by forms without script, and keeps the same one only once", async () => {
  const shopper = await aVisitor();
  const model_id = await saved(shopper);
  const back = `/fit-profile/${model_id}`;
  const mail = { method: "POST", params: { model_id }, form: { email: "form@example.com", back } };
  expect((await shopper.ask(mailProfile, mail)).headers.get("location")).toBe(`${back}?done=fit_profile_mailed`);
  const [message] = await messagesTo("form@example.com");
  const key = new URL(message?.content.link ?? "").searchParams.get("key") ?? "";

  const other = await aVisitor();
  const keep = (form: Record<string, string>) => other.ask(keepProfile, { method: "POST", form });
  const kept = await keep({ model_id, key });
  const [own] = await list(other);
  expect(kept.headers.get("location")).toBe(`/fit-profile/${own.model_id}?done=fit_profile_kept`);
  await keep({ model_id, key });
  expect(await list(other)).toHaveLength(1);
  expect((await keep({ model_id, key: "guessed" })).headers.get("location")).toBe(
    `${back}?key=guessed&refusal=link_over`,
  );
});

it("gives a browser's profiles to the customer who signs in, under a free name", async () => {
  const customer = await aCustomer("asha@example.com");
  await saved(customer);
  const browser = await aVisitor();
  const model_id = await saved(browser);
  const account = { email: "asha@example.com", password: PASSWORD };
  expect((await browser.ask(signIn, { method: "POST", body: account })).status).toBe(200);
  expect((await list(browser)).map(({ name }: { name: string }) => name).sort()).toEqual(["Asha", "Asha 2"]);
  expect(await list(browser)).toContainEqual(expect.objectContaining({ model_id, name: "Asha 2" }));
});

it("needs a signed-in customer where the shop keeps profiles in accounts", async () => {
  const store = await readStore("nila-loom");
  if (!store) throw new Error("No store");
  const visitor = { kind: "anonymous", anonymousId: "browser" } as const;
  const keeper = { store: { ...store, keepsFitProfilesInAccount: true }, visitor };
  const written = aFitProfile({ addonId: "kurta" });
  expect(await addFitProfile(keeper, written)).toMatchObject({ code: "sign_in_needed" });
  expect(await saveFitProfile(keeper, "any", written)).toMatchObject({ code: "sign_in_needed" });
  expect(await keepReceivedFitProfile(keeper, { id: "any", key: "any" })).toMatchObject({ code: "sign_in_needed" });
});

it("keeps fifty profiles at most", async () => {
  const shopper = await aVisitor();
  for (let number = 1; number <= MAX_FIT_PROFILES; number++) await saved(shopper, { ...asha, name: `Asha ${number}` });
  expect(await codeOf(send(shopper, asha))).toBe("fit_profiles_full");
});

it("tells the browser all it needs to price an addon by the same rules", async () => {
  const shopper = await aVisitor();
  const wire = await (await shopper.ask(listAddons, { params: { id: "blue-cloth" } })).json();
  expect(wire).toMatchObject({ unit: "Mts", addon_must: true });
  expect(wire.addon_list.map(addonFromWire)).toContainEqual(
    storedAddonSchema.parse({ id: "kurta", rank: 0, content: KURTA }),
  );
  expect(wire.mm_list.map(measurementSetFromWire)).toEqual([
    storedMeasurementSetSchema.parse({ id: "upper", rank: 0, content: UPPER }),
  ]);
  expect(await codeOf(shopper.ask(listAddons, { params: { id: "none" } }))).toBe("product_unknown");
});
