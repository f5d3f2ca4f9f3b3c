import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { HttpResponse, http, passthrough } from "msw";
import sharp from "sharp";
import { getDatabase } from "@/lib/database/connection";
import { readExpiredTags } from "@/lib/database/expired-tags";
import { products, variants } from "@/lib/database/schema/product";
import { importPictures } from "@/lib/workflows/product-import/import-pictures";
import { importProducts } from "@/lib/workflows/product-import/import-products";
import { anImportedProduct, anImportedVariant } from "@/tests/factories/imported-product";
import { insertStore } from "@/tests/factories/store-row";
import { startService } from "@/tests/fakes/service";
import { server } from "@/tests/mocks/server";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(os.tmpdir(), "pictures-"));
// This takes effect although imports come first, because settings are only read when they are first used.
process.env.DATA_DIR = folder;
afterAll(() => rm(folder, { recursive: true }));

useTestDatabase();
beforeAll(() => insertStore("loom"));
afterEach(async () => {
  await getDatabase().delete(products);
});

const front = "https://cdn.example/front.jpg";
const back = "https://cdn.example/back.jpg";
const kurta = anImportedProduct({
  pictures: [
    { source: front, alt: "" },
    { source: back, alt: "Back" },
  ],
});

/**
 * A photograph taken upright. As in files from real cameras, the stored picture lies on its side, 3,000 pixels wide,
 * and an EXIF note says to turn it, so it is displayed 3,000 pixels high.
 */
const photograph = () =>
  sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: "#7a3b2e" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "somebody" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const answer = (body: BodyInit | Buffer, contentType = "image/jpeg") =>
  new HttpResponse(body as BodyInit, { headers: { "Content-Type": contentType } });

async function storedPictures() {
  const [row] = await getDatabase().select({ pictures: products.pictures }).from(products);
  return row?.pictures as {
    src: string;
    width: number;
    height: number;
    alt: string;
    preview?: string;
    source: string;
  }[];
}

it("stores the pictures of an imported product upright, no larger than needed and without camera data", async () => {
  const bytes = await photograph();
  server.use(
    http.get(front, () => answer(bytes)),
    http.get(back, () => answer(bytes)),
  );
  await importProducts("loom", [kurta]);
  await readExpiredTags();
  const result = await importPictures("loom", ["rust-kurta"]);
  expect(result).toEqual({ fetched: 2, failures: [], unreachableHosts: [] });
  expect(await readExpiredTags()).toEqual(["catalogue:loom", "product:loom:rust-kurta"]);

  const pictures = await storedPictures();
  expect(pictures).toMatchObject([
    { width: 1_200, height: 1_800, alt: "Rust kurta", source: front },
    { width: 1_200, height: 1_800, alt: "Back", source: back },
  ]);
  expect(pictures[0]?.src).toMatch(/^products\/rust-kurta-1-[0-9a-f]{8}\.webp$/);
  expect(pictures[1]?.src).toMatch(/^products\/rust-kurta-2-[0-9a-f]{8}\.webp$/);
  expect(pictures[0]?.preview).toMatch(/^data:image\/webp;base64,/);
  const storedPicture = await sharp(
    await readFile(path.join(folder, "uploads/loom", pictures[0]?.src ?? "")),
  ).metadata();
  expect(storedPicture).toMatchObject({ format: "webp", width: 1_200, height: 1_800 });
  expect(storedPicture.exif).toBeUndefined();
});

it("downloads nothing twice, neither for the same file nor for a changed one", async () => {
  let calls = 0;
  const bytes = await photograph();
  server.use(
    http.get(/cdn\.example/, () => {
      calls += 1;
      return answer(bytes);
    }),
  );
  await importProducts("loom", [kurta]);
  await importPictures("loom", ["rust-kurta"]);
  const changed = await importProducts("loom", [{ ...kurta, name: "Rust-red kurta" }]);
  expect(changed).toMatchObject({ value: { products: [{ outcome: "updated", picturesToFetch: 0 }] } });
  await importPictures("loom", ["rust-kurta"]);
  expect(calls).toBe(2);
  expect((await storedPictures())[0]).toMatchObject({ alt: "Rust-red kurta", width: 1_200 });
});

it("downloads a variant's picture once, although the product shows it too", async () => {
  let calls = 0;
  const bytes = await photograph();
  server.use(
    http.get(front, () => {
      calls += 1;
      return answer(bytes);
    }),
  );
  const red = anImportedVariant({ options: ["Red"], picture: front });
  await importProducts("loom", [anImportedProduct({ pictures: [{ source: front, alt: "" }], variants: [red] })]);
  await importPictures("loom", ["rust-kurta"]);
  expect(calls).toBe(1);
  const [variant] = await getDatabase().select({ pictures: variants.pictures }).from(variants);
  const [picture] = await storedPictures();
  expect(variant?.pictures).toMatchObject([{ src: picture?.src, source: front }]);
});

describe("a picture that cannot be downloaded keeps its address, and the next import tries again", () => {
  it.each([
    ["it does not exist", "refused", () => new HttpResponse(null, { status: 404 })],
    ["it is a page", "not_a_picture", () => answer("<html>", "text/html")],
    ["it only claims to be a picture", "not_a_picture", () => answer("no picture")],
    ["its host does not answer", "unreachable", () => HttpResponse.error()],
    [
      "its announced size is too large",
      "too_large",
      () => new HttpResponse("x", { headers: { "Content-Type": "image/jpeg", "Content-Length": "20971521" } }),
    ],
    ["it turns out to be too large", "too_large", () => answer(Buffer.alloc(20 * 1024 * 1024 + 1))],
  ])("%s", async (_case, code, respond) => {
    const single = anImportedProduct({ pictures: [{ source: front, alt: "" }] });
    server.use(http.get(front, respond));
    await importProducts("loom", [single]);
    await readExpiredTags();
    const result = await importPictures("loom", ["rust-kurta"]);
    expect(result).toMatchObject({ fetched: 0, failures: [{ slug: "rust-kurta", source: front, code }] });
    expect(await readExpiredTags()).toEqual([]);
    expect(await storedPictures()).toMatchObject([{ src: front, width: 900, height: 1060 }]);

    const bytes = await photograph();
    server.use(http.get(front, () => answer(bytes)));
    const again = await importProducts("loom", [single]);
    expect(again).toMatchObject({ value: { products: [{ outcome: "unchanged", picturesToFetch: 1 }] } });
    expect(await importPictures("loom", ["rust-kurta"])).toMatchObject({ fetched: 1, failures: [] });
  });

  it("its host was given up on", async () => {
    await importProducts("loom", [kurta]);
    const { failures } = await importPictures("loom", ["rust-kurta"], { skipHosts: ["cdn.example"] });
    expect(failures.map(({ code }) => code)).toEqual(["host_skipped", "host_skipped"]);
  });
});

it("asks nothing on this machine or its network, and its report does not tell open from closed", async () => {
  let calls = 0;
  const open = await startService(async (_, response) => {
    calls += 1;
    response.writeHead(200, { "Content-Type": "image/jpeg" }).end(await photograph());
  });
  const closed = await startService(async () => {});
  await closed.close();
  server.use(http.all(/^http:\/\/127\.0\.0\.1:/, passthrough));
  const sources = [`${open.origin}/a.jpg`, `${closed.origin}/a.jpg`];
  const pictures = sources.map((source) => ({ source, alt: "" }));
  await importProducts("loom", [anImportedProduct({ pictures })]);
  const { failures } = await importPictures("loom", ["rust-kurta"]);
  await open.close();
  expect(failures).toEqual(sources.map((source) => ({ slug: "rust-kurta", source, code: "unreachable" })));
  expect(calls).toBe(0);
});

it("does not wait for every picture of a dead host", async () => {
  let calls = 0;
  server.use(
    http.get(/dead\.example/, () => {
      calls += 1;
      return HttpResponse.error();
    }),
  );
  const pictures = Array.from({ length: 40 }, (_, index) => ({ source: `https://dead.example/${index}.jpg`, alt: "" }));
  await importProducts("loom", [anImportedProduct({ pictures })]);
  const result = await importPictures("loom", ["rust-kurta"]);
  expect(result.unreachableHosts).toEqual(["dead.example"]);
  // After three failures the host is skipped, but six downloads run in parallel, so up to five more have been started.
  expect(calls).toBeLessThanOrEqual(8);
  expect(result.failures).toHaveLength(40);
});

it("leaves other stores' pictures alone, and leaves no draft file behind", async () => {
  await insertStore("other");
  await importProducts("other", [kurta]);
  expect(await importPictures("loom", ["rust-kurta"])).toMatchObject({ fetched: 0, failures: [] });
  const [row] = await getDatabase().select().from(products).where(eq(products.storeId, "other"));
  expect(row?.pictures).toMatchObject([{ src: front }, { src: back }]);
  expect((await readdir(path.join(folder, "uploads/loom/products"))).filter((name) => name.endsWith(".part"))).toEqual(
    [],
  );
});
