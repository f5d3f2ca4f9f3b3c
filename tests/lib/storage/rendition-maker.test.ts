import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { GET } from "@/app/uploads/[...path]/route";
import type { Encoder } from "@/lib/storage/rendition-encoder";
import { type RenditionMaker, renditionMaker, startRenditionMaker } from "@/lib/storage/rendition-maker";
import { replaceUpload } from "@/lib/storage/save-upload";
import { listMissing, removeLeftovers } from "@/lib/storage/stored-renditions";
import { useSettings } from "../../factories/settings";

jest.mock("@/lib/server/env", () => ({ ...jest.requireActual("@/lib/server/env"), env: jest.fn() }));

let folder: string;
let products: string;
let maker: RenditionMaker | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "rendition-maker-"));
  products = path.join(folder, "uploads/nila-loom/products");
  await mkdir(products, { recursive: true });
  const picture = sharp({ create: { width: 900, height: 1060, channels: 3, background: "#2a3f6f" } });
  await writeFile(path.join(products, "shirt.webp"), await picture.webp().toBuffer());
  useSettings({ DATA_DIR: folder });
});
afterEach(async () => {
  maker?.stop();
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** An encoder that makes nothing by itself: the test answers for it. */
function heldEncoder() {
  const jobs: { file: string; answer: (encoded: Awaited<ReturnType<Encoder["encode"]>>) => void }[] = [];
  const encoder: Encoder = {
    encode: ({ file }) => new Promise((answer) => jobs.push({ file: path.basename(file), answer })),
    end: jest.fn(),
  };
  return { encoder, jobs };
}

const get = (name: string) =>
  GET(new Request(`http://shop/uploads/${name}`), { params: Promise.resolve({ path: name.split("/") }) });

const isAsked = async (jobs: readonly unknown[], count = 1) => {
  while (jobs.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

it("sends the picture itself for a short time while a rendition is missing, and the rendition for ever afterwards", async () => {
  const { encoder, jobs } = heldEncoder();
  maker = startRenditionMaker(encoder);
  const before = await get("nila-loom/products/shirt_s.avif");
  expect(before.status).toBe(200);
  expect(before.headers.get("Content-Type")).toBe("image/webp");
  expect(before.headers.get("Cache-Control")).toBe("public, max-age=60");
  expect(await sharp(Buffer.from(await before.arrayBuffer())).metadata()).toMatchObject({ width: 900 });

  await isAsked(jobs);
  expect(jobs.map(({ file }) => file)).toEqual(["shirt_s.avif"]);
  await writeFile(path.join(products, "shirt_s.avif"), "made");
  jobs[0]?.answer({ isMade: true });
  const after = await get("nila-loom/products/shirt_s.avif");
  expect(after.headers.get("Content-Type")).toBe("image/avif");
  expect(after.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(await after.text()).toBe("made");
});

it("sends the nearest larger rendition if there is one, and never half of one", async () => {
  maker = startRenditionMaker(heldEncoder().encoder);
  await writeFile(path.join(products, "shirt_s.avif.4711.part"), "half");
  await writeFile(path.join(products, "shirt_l.avif"), "large");
  expect(await (await get("nila-loom/products/shirt_s.avif")).text()).toBe("large");
  await writeFile(path.join(products, "shirt_m.avif"), "medium");
  expect(await (await get("nila-loom/products/shirt_s.avif")).text()).toBe("medium");
  // A browser that asks for webp may not read AVIF.
  expect((await get("nila-loom/products/shirt_s.webp")).headers.get("Content-Type")).toBe("image/webp");
  expect((await get("nila-loom/products/shirt_s.avif.4711.part")).status).toBe(404);
});

it("has nothing to send for a picture that does not exist, and makes nothing", async () => {
  const { encoder, jobs } = heldEncoder();
  maker = startRenditionMaker(encoder);
  expect((await get("nila-loom/products/made-up_s.avif")).status).toBe(404);
  await maker.plan(["nila-loom/products/made-up_s.avif", "../owner-token_s.avif"]);
  expect(jobs).toEqual([]);
});

it("makes what browsers ask for before what nobody has asked for, each once", async () => {
  const { encoder, jobs } = heldEncoder();
  maker = startRenditionMaker(encoder);
  const done = maker.plan(["_s.avif", "_m.avif", "_l.avif"].map((ending) => `nila-loom/products/shirt${ending}`));
  await isAsked(jobs);
  await get("nila-loom/products/shirt_l.avif");
  await get("nila-loom/products/shirt_l.avif");
  for (let count = 1; count <= 3; count += 1) {
    await isAsked(jobs, count);
    const job = jobs[count - 1];
    await writeFile(path.join(products, job?.file ?? ""), "made");
    job?.answer({ isMade: true });
  }
  await done;
  expect(jobs.map(({ file }) => file)).toEqual(["shirt_s.avif", "shirt_l.avif", "shirt_m.avif"]);
});

it("tries a picture twice if the process ends, and remembers one that cannot be read", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const encode = jest
    .fn<ReturnType<Encoder["encode"]>, Parameters<Encoder["encode"]>>()
    .mockResolvedValue({ isMade: false, isLost: false, code: null, reason: "no picture" })
    .mockResolvedValueOnce({ isMade: false, isLost: true, code: null, reason: "SIGKILL" });
  maker = startRenditionMaker({ encode, end: jest.fn() });
  await maker.plan(["nila-loom/products/shirt_s.avif"]);
  expect(encode).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(1);
  await maker.plan(["nila-loom/products/shirt_s.avif"]);
  expect(encode).toHaveBeenCalledTimes(2);
  expect((await get("nila-loom/products/shirt_s.avif")).status).toBe(200);
});

it("ends where nothing can be stored, and pictures are made when they are asked for", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const encode = jest.fn().mockResolvedValue({ isMade: false, isLost: false, code: "EROFS", reason: "read-only" });
  await startRenditionMaker({ encode, end: jest.fn() }).plan(["nila-loom/products/shirt_s.avif"]);
  expect(renditionMaker()).toBeNull();
  expect((await get("nila-loom/products/shirt_s.avif")).headers.get("Cache-Control")).toContain("immutable");
});

// Only Linux says what processes there are in files.
const onLinux = existsSync("/proc/self/status") ? it : it.skip;

onLinux("makes renditions in a process of low priority, and goes on after that process was killed", async () => {
  maker = startRenditionMaker();
  const done = maker.plan(["_s.avif", "_m.avif", "_s.webp", "_l.avif"].map((end) => `nila-loom/products/shirt${end}`));
  const pid = await childOf("rendition-process.mjs");
  expect(os.getPriority(pid)).toBe(os.constants.priority.PRIORITY_LOW);
  process.kill(pid, "SIGKILL");
  await done;
  const files = await readdir(products);
  expect(files.filter((name) => !name.endsWith(".part")).sort()).toEqual(
    ["shirt.webp", "shirt_l.avif", "shirt_m.avif", "shirt_s.avif", "shirt_s.webp"].sort(),
  );
  expect(await sharp(path.join(products, "shirt_m.avif")).metadata()).toMatchObject({ width: 740, format: "heif" });
  expect(await childOf("rendition-process.mjs")).not.toBe(pid);
});

it("deletes what a killed process has left half-written, and not what is being written", async () => {
  await writeFile(path.join(products, "old_s.avif.1.part"), "half");
  await writeFile(path.join(products, "new_s.avif.2.part"), "half");
  await utimes(path.join(products, "old_s.avif.1.part"), 0, 0);
  await removeLeftovers("nila-loom", Date.now());
  expect(await readdir(products)).toEqual(["new_s.avif.2.part", "shirt.webp"]);
});

it("knows what is missing, in the order in which it was wanted", async () => {
  await writeFile(path.join(products, "shirt_m.avif"), "made");
  const wanted = ["products/shirt_s.avif", "products/shirt_m.avif", "products/shirt_l.avif"];
  expect(await listMissing("nila-loom", wanted)).toEqual(["products/shirt_s.avif", "products/shirt_l.avif"]);
  expect(await listMissing("unknown", wanted)).toEqual(wanted);
});

it("forgets the renditions of a file that was replaced, in both formats", async () => {
  for (const ending of ["_s.avif", "_m.webp"]) await writeFile(path.join(products, `shirt${ending}`), "old");
  await replaceUpload("nila-loom", "products/shirt.webp", Buffer.from("new"));
  expect(await readdir(products)).toEqual(["shirt.webp"]);
});

/** The id of this process's child that runs `script`; waits until there is one. */
async function childOf(script: string): Promise<number> {
  for (;;) {
    for (const entry of await readdir("/proc")) {
      if (!/^\d+$/.test(entry)) continue;
      const status = await read(`/proc/${entry}/status`);
      if (!status.includes(`\nPPid:\t${process.pid}\n`)) continue;
      if ((await read(`/proc/${entry}/cmdline`)).includes(script)) return Number(entry);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function read(file: string): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}
