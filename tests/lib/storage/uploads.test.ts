import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { readUpload } from "@/lib/storage/uploads";
import { useSettings } from "../../factories/settings";

jest.mock("@/lib/server/env", () => ({ ...jest.requireActual("@/lib/server/env"), env: jest.fn() }));

let folder: string;
let products: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "uploads-"));
  products = path.join(folder, "uploads/nila-loom/products");
  await mkdir(products, { recursive: true });
  const picture = sharp({ create: { width: 900, height: 1060, channels: 3, background: "#2a3f6f" } });
  await writeFile(path.join(products, "shirt-1a2b3c4d.webp"), await picture.webp().toBuffer());
  await writeFile(path.join(folder, "owner-token"), "secret");
  useSettings({ DATA_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true }));

const read = (address: string) => readUpload(address.split("/"));

it("serves a picture as it was stored", async () => {
  const bytes = await read("nila-loom/products/shirt-1a2b3c4d.webp");
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ width: 900, height: 1060, format: "webp" });
});

it.each([
  ["_s.avif", 400, "heif"],
  ["_m.avif", 740, "heif"],
  ["_l.avif", 900, "heif"], // never larger than the picture itself
  ["_s.webp", 400, "webp"],
  ["_m.webp", 740, "webp"],
])("makes the rendition %s %d pixels wide as %s, and stores it", async (ending, width, format) => {
  const bytes = await read(`nila-loom/products/shirt-1a2b3c4d${ending}`);
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ width, format });
  expect(await readdir(products)).toContain(`shirt-1a2b3c4d${ending}`);
});

it("makes a rendition only once for simultaneous requests", async () => {
  await rm(path.join(products, "shirt-1a2b3c4d_s.avif"), { force: true });
  const answers = await Promise.all(Array.from({ length: 20 }, () => read("nila-loom/products/shirt-1a2b3c4d_s.avif")));
  expect(new Set(answers).size).toBe(1);
  expect((await readdir(products)).filter((name) => name.includes("part"))).toEqual([]);
});

it.each([
  "nila-loom/products/unknown.webp",
  "nila-loom/products/unknown_s.avif",
  "nila-loom/products/shirt-1a2b3c4d_x.avif",
  "nila-loom/../../owner-token",
  "../owner-token",
  "owner-token",
  "nila-loom/products/..%2f..%2fowner-token",
  "nila-loom/.hidden/shirt.webp",
  "nila-loom/products/shirt.webp\0.png",
  "nila-loom/products/shirt.html",
  "a/b/c/d/e/f/shirt.webp",
  "shirt-1a2b3c4d.webp",
  "",
])("finds nothing at %j", async (address) => {
  expect(await read(address)).toBeNull();
});

it("has no rendition of a file that is no picture, and serves on", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  await writeFile(path.join(products, "page-1a2b3c4d.webp"), "<html>");
  expect(await read("nila-loom/products/page-1a2b3c4d_s.avif")).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
