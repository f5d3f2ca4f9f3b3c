import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDemoPictures, withPictures } from "@/demo/demo-pictures";

const folder = mkdtempSync(path.join(tmpdir(), "shelf-"));
const entry = { width: 900, height: 1060, preview: "data:image/webp;base64,AAAA" };
writeFileSync(path.join(folder, "index.json"), JSON.stringify({ "a.webp": entry, "gone.webp": entry }));
writeFileSync(path.join(folder, "a.webp"), "bytes");
afterAll(() => rmSync(folder, { recursive: true }));

it("names a picture by its content, and copies it only once", () => {
  const demoPictures = openDemoPictures(folder);
  const { src } = demoPictures.picture("a.webp", "A cloth");
  // The file name contains the first eight digits of the SHA-256 digest of its content, here the text "bytes".
  expect(src).toBe("a-277089d9.webp");
  expect(demoPictures.picture("a.webp", "Again")).toMatchObject({ src, alt: "Again", ...entry });
  expect(demoPictures.usedFiles()).toEqual([{ src, bytes: Buffer.from("bytes") }]);
});

it.each(["never-made.webp", "gone.webp"])("throws for the missing picture %s", (name) => {
  expect(() => openDemoPictures(folder).picture(name, "")).toThrow(name);
});

it("replaces pictures anywhere in content, and nothing else", () => {
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
