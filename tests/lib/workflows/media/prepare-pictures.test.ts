import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { GET } from "@/app/api/owner/pictures/route";
import { progressLine } from "@/lib/background/start-pictures";
import { getDatabase } from "@/lib/database/connection";
import { layouts } from "@/lib/database/schema/content";
import type { RenditionMaker } from "@/lib/storage/rendition-maker";
import { countRenditions, listRenditions } from "@/lib/workflows/media/list-renditions";
import { type PictureProgress, preparePictures } from "@/lib/workflows/media/prepare-pictures";
import { insertProduct, insertVariant } from "@/tests/factories/product-row";
import { useSettings } from "@/tests/factories/settings";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

jest.mock("@/lib/server/env", () => ({ ...jest.requireActual("@/lib/server/env"), env: jest.fn() }));

const TOKEN = "a-token-of-the-owner";
const picture = (src: string) => ({ src, width: 400, height: 470, alt: "" });

useTestDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "prepared-"));
  await mkdir(path.join(folder, "uploads/nila-loom"), { recursive: true });
  await insertStore("nila-loom");
  await getDatabase()
    .insert(layouts)
    .values({
      storeId: "nila-loom",
      id: "slider",
      type: "primary_slider",
      content: {
        image_list: ["one", "two"].map((name) => ({
          desktop_img: picture(`${name}.webp`),
          mobile_img: picture(`${name}-phone.webp`),
        })),
      },
    });
  await insertProduct({ id: "kurta", rank: 1, pictures: [picture("kurta.webp"), picture("back.webp")] });
  await insertProduct({ id: "saree", rank: 2, pictures: [picture("saree.webp")] });
  await insertProduct({ id: "draft", rank: 3, status: "draft", pictures: [picture("draft.webp")] });
  await insertVariant({ id: "red", productId: "kurta", pictures: [picture("red.webp")] });
});
beforeEach(() => useSettings({ DATA_DIR: folder, OWNER_TOKEN: TOKEN }));
afterAll(() => rm(folder, { recursive: true }));

const ALL = [
  "one_s.avif",
  "one-phone_s.webp",
  "two_s.avif",
  "two-phone_s.avif",
  "saree_s.avif",
  "kurta_s.avif",
  "back_s.avif",
  "red_s.avif",
];

it("wants the pictures of the home page from its top, then the products in the order of lists, then their galleries", async () => {
  expect(await listRenditions("nila-loom")).toEqual(ALL);
  expect(await listRenditions("unknown")).toEqual([]);
});

it("counts what is ready, for the owner alone", async () => {
  await writeFile(path.join(folder, "uploads/nila-loom/one_s.avif"), "made");
  const counted = { store_id: "nila-loom", renditions: 8, ready: 1, is_preparing: false };
  expect(await countRenditions("nila-loom")).toEqual({ ok: true, value: counted });
  expect(await countRenditions("unknown")).toMatchObject({ ok: false, code: "store_unknown" });
  const ask = (token: string) =>
    GET(new Request("http://shop/api/owner/pictures", { headers: { authorization: `Bearer ${token}` } }), {
      params: Promise.resolve({}),
    });
  expect((await ask("wrong-token-of-nobody")).status).toBe(401);
  expect(await (await ask(TOKEN)).json()).toEqual(counted);
  await rm(path.join(folder, "uploads/nila-loom/one_s.avif"));
});

/** A maker that only notes what it is to make. The test says when it has tried all. */
function notingMaker() {
  const plans: { paths: readonly string[]; finish: () => void }[] = [];
  let uploaded = () => {};
  const maker: RenditionMaker = {
    ask: () => {},
    plan: (paths) => new Promise((finish) => plans.push({ paths, finish })),
    onUpload: (listener) => {
      uploaded = listener;
    },
    uploaded: () => uploaded(),
    stop: () => {},
  };
  return { maker, plans };
}

it("makes what is missing, says when it begins and ends, and begins again after an upload", async () => {
  const { maker, plans } = notingMaker();
  const reports: PictureProgress[] = [];
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const stop = preparePictures((progress) => reports.push(progress), maker);
  await until(() => plans.length === 1);
  expect(plans[0]?.paths).toEqual(ALL.map((name) => `nila-loom/${name}`));
  expect(reports).toEqual([{ ready: 0, renditions: 8, isOver: false }]);

  for (const name of ALL.slice(1)) await writeFile(path.join(folder, "uploads/nila-loom", name), "made");
  plans[0]?.finish();
  await until(() => reports.length === 2);
  expect(reports[1]).toEqual({ ready: 7, renditions: 8, isOver: true });

  await writeFile(path.join(folder, "uploads/nila-loom", "one_s.avif"), "made");
  await insertProduct({ id: "shawl", pictures: [picture("shawl.webp")] });
  maker.uploaded();
  await until(() => plans.length === 2);
  expect(plans[1]?.paths).toEqual(["nila-loom/shawl_s.avif"]);
  stop();
});

it.each([
  [{ ready: 8, renditions: 8, isOver: true }, "Pictures: all 8 sizes are ready."],
  [
    { ready: 7, renditions: 8, isOver: false },
    "Pictures: 7 of 8 sizes are ready; the others are made in the background.",
  ],
  [{ ready: 7, renditions: 8, isOver: true }, "Pictures: 7 of 8 sizes are ready; the others cannot be made."],
])("says %j when the shop starts", (progress, line) => {
  expect(progressLine(progress)).toBe(line);
});
