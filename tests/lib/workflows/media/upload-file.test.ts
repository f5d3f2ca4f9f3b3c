import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { uploadFile } from "@/lib/workflows/media/upload-file";

const folder = mkdtempSync(path.join(tmpdir(), "files-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

const upload = (name: string, content: string | Buffer) =>
  uploadFile("nila-loom", { name, bytes: Buffer.from(content) });

it("stores a paper under a name of its own", async () => {
  const stored = await upload("Care Sheet (new).PDF", "%PDF-1.7 …");
  const src = expect.stringMatching(/^files\/care-sheet-new-[0-9a-f]{8}\.pdf$/);
  expect(stored).toEqual({ ok: true, value: { src } });
  const { value } = stored as { value: { src: string } };
  expect(existsSync(path.join(folder, "uploads", "nila-loom", value.src))).toBe(true);
  expect(await upload("Care Sheet (new).pdf", "%PDF-1.7 …")).toEqual(stored);
});

it.each([
  { what: "what is not what its name says", name: "care.pdf", content: "<html>" },
  { what: "a page", name: "care.html", content: "<html>" },
  { what: "a drawing with scripts", name: "care.svg", content: "<svg><script/></svg>" },
  { what: "a name without an ending", name: "care", content: "%PDF-" },
  { what: "a name that leads elsewhere", name: "../../care.sh", content: "%PDF-" },
])("refuses $what", async ({ name, content }) => {
  expect(await upload(name, content)).toMatchObject({ ok: false, code: "upload_content_wrong" });
});

it("refuses a paper above 20 MB", async () => {
  const large = Buffer.concat([Buffer.from("%PDF-"), Buffer.alloc(20_000_001)]);
  expect(await upload("big.pdf", large)).toMatchObject({ ok: false, code: "upload_too_large" });
});
