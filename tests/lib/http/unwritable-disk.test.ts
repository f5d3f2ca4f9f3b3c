import { POST as addToCart } from "@/app/api/cart/items/route";
import { PUT as saveUpload } from "@/app/api/owner/store/uploads/route";
import { getDatabase } from "@/lib/database/connection";
import { QueryFailedError } from "@/lib/database/query-errors";
import { withDatabase } from "@/lib/http/with-database";
import { ownerToken } from "@/lib/server/owner-token";
import { logUnwritableDisk } from "@/lib/server/unwritable-disk";
import { replaceUpload } from "@/lib/storage/save-upload";
import { insertProduct } from "@/tests/factories/product-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { aVisitor, told } from "@/tests/support/shopper";

jest.mock("@/lib/storage/save-upload", () => ({ replaceUpload: jest.fn() }));
useTestDatabase();
beforeAll(async () => {
  await insertSellingStore();
  await insertProduct({ id: "stole", stock: null });
});
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const asked = () => new Request("http://localhost:3000/api/orders", { method: "POST" });
/** The error of the embedded database's files, which are no part of Node.js. */
const fileError = (errno: number) => Object.assign(new Error(), { name: "ErrnoError", errno });

it.each<[string, unknown]>([
  ["PostgreSQL has no room", new QueryFailedError("insert", { code: "53100", message: "could not extend file" })],
  ["the embedded database has no room", fileError(51)],
  ["the embedded database is on a read-only disk", fileError(69)],
  ["a file has no room", Object.assign(new Error("write"), { code: "ENOSPC" })],
  ["a file is on a read-only disk", Object.assign(new Error("open"), { code: "EROFS" })],
  ["a file must not be written", Object.assign(new Error("open"), { code: "EACCES", path: "/data/uploads/a.pdf" })],
  ["it is the cause", new Error("failed", { cause: Object.assign(new Error(), { code: "EDQUOT" }) })],
])("answers 503 with a code if %s", async (_case, error) => {
  const answer = await withDatabase(() => Promise.reject(error))(asked());
  expect(answer.headers.get("retry-after")).toBe("60");
  expect(await told(answer)).toEqual([503, "disk_unwritable"]);
});

it.each([
  Object.assign(new Error(), { code: "EACCES" }),
  Object.assign(new Error("no such number"), { errno: 51 }),
  new Error("51"),
])("does not take %o for it", async (error) => {
  await expect(withDatabase(() => Promise.reject(error))(asked())).rejects.toBe(error);
});

it("tells shoppers with and without script, and goes on when there is room again", async () => {
  const shopper = await aVisitor();
  const full = new QueryFailedError("insert", { code: "53100", message: "could not extend file" });
  const broken = jest.spyOn(getDatabase(), "transaction").mockRejectedValue(full);
  const item = { product_id: "stole", quantity: 1 };
  expect(await told(await shopper.ask(addToCart, { method: "POST", body: item }))).toEqual([503, "disk_unwritable"]);
  const page = await shopper.ask(addToCart, { method: "POST", form: { product_id: "stole", quantity: "1" } });
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining("nothing was saved")]);
  broken.mockRestore();
  const answer = await shopper.ask(addToCart, { method: "POST", body: item });
  expect((await answer.json()).items).toHaveLength(1);
});

it("tells the owner who uploads a file", async () => {
  jest.mocked(replaceUpload).mockRejectedValueOnce(Object.assign(new Error("write"), { code: "ENOSPC" }));
  const owner = { authorization: `Bearer ${await ownerToken()}` };
  const upload = (name: string, content: string) =>
    aVisitor().then((visitor) =>
      visitor.ask(saveUpload, {
        method: "PUT",
        headers: owner,
        body: { name, base64: Buffer.from(content).toString("base64") },
      }),
    );
  expect(await told(await upload("a.pdf", "%PDF-1.7"))).toEqual([503, "disk_unwritable"]);
  expect(await told(await upload("a.webp", "<html>"))).toEqual([422, "upload_content_wrong"]);
  expect(await told(await upload("a.pdf", `%PDF-${"x".repeat(20_000_000)}`))).toEqual([422, "upload_too_large"]);
  expect((await upload("a.pdf", "%PDF-1.7")).status).toBe(200);
});

it("logs it once a minute", () => {
  const lines: string[] = [];
  const later = Date.now() + 1_000_000;
  for (const seconds of [0, 59, 60])
    logUnwritableDisk("full", null, later + seconds * 1_000, (line: string) => lines.push(line));
  expect(lines).toEqual(Array(2).fill("Nothing can be saved: the disk is full. Make room on it."));
});
