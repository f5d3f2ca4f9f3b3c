import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { readPictureSize } from "@/lib/storage/picture-size";
import { useSettings } from "../../factories/settings";

jest.mock("@/lib/server/env", () => ({ ...jest.requireActual("@/lib/server/env"), env: jest.fn() }));

let folder: string;
const WIDE = { create: { width: 80, height: 20, channels: 3, background: "#2a3f6f" } } as const;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "picture-size-"));
  const brand = path.join(folder, "uploads/nila-loom/brand");
  await mkdir(brand, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFile(path.join(brand, name), content);
  await write("sized.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="236" height="48"/>');
  await write("boxed.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 16"/>');
  await write("photograph.webp", await sharp(WIDE).webp().toBuffer());
  await write("turned.jpg", await sharp(WIDE).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  await write("damaged.png", "no picture");
  useSettings({ DATA_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ["sized.svg", { width: 236, height: 48 }],
  ["boxed.svg", { width: 64, height: 16 }],
  ["photograph.webp", { width: 80, height: 20 }],
  ["turned.jpg", { width: 20, height: 80 }],
  ["missing.svg", null],
])("reads the size of %s", async (name, size) => {
  expect(await readPictureSize("nila-loom", `brand/${name}`)).toEqual(size);
});

it("reads no size from a file that is no picture, and says so in the log", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  expect(await readPictureSize("nila-loom", "brand/damaged.png")).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});
