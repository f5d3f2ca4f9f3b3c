import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDemoPictures, withPictures } from "@/demo/demo-pictures";

const folder = mkdtempSync(path.join(tmpdir(), "shelf-"));
const facts = { width: 900, height: 1060, preview: "data:image/webp;base64,AAAA" };
writeFileSync(path.join(folder, "index.json"), JSON.stringify({ "a.webp": facts, "gone.webp": facts }));
writeFileSync(path.join(folder, "a.webp"), "bytes");
afterAll(() => rmSync(folder, { recursive: true }));

it("names a picture by what is in it, and copies it once however often it is shown", () => {
  const demoPictures = openDemoPictures(folder);
  const { src } = demoPictures.picture("a.webp", "A cloth");
  // sha256 of "bytes"
  expect(src).toBe("a-277089d9.webp");
  expect(demoPictures.picture("a.webp", "Again")).toMatchObject({ src, alt: "Again", ...facts });
  expect(demoPictures.usedFiles()).toEqual([{ src, bytes: Buffer.from("bytes") }]);
});

it.each(["never-made.webp", "gone.webp"])("stops the loading for want of %s, and says so", (name) => {
  expect(() => openDemoPictures(folder).picture(name, "")).toThrow(name);
});

it("finds the pictures anywhere inside content and leaves all else alone", () => {
  const demoPictures = openDemoPictures(folder);
  const content = {
    heading: "x",
    list: [{ img: { src: "a.webp", alt: "A" }, link: { link_type: "internal", path: "/" } }],
  };
  expect(withPictures(content, demoPictures)).toEqual({
    heading: "x",
    list: [{ img: demoPictures.picture("a.webp", "A"), link: { link_type: "internal", path: "/" } }],
  });
});
