import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { POST as addFiles, GET as exportStore } from "@/app/api/owner/store/files/route";
import { POST as importStore } from "@/app/api/owner/store/import/route";
import { GET as listProblems } from "@/app/api/owner/store/problems/route";
import { POST as findMissing } from "@/app/api/owner/store/uploads/missing/route";
import { PUT as saveStoreUpload } from "@/app/api/owner/store/uploads/route";
import { GET as readUpload } from "@/app/uploads/[...path]/route";
import { getDatabase } from "@/lib/database/connection";
import { claimDataFolder } from "@/lib/database/one-opener";
import { loadDemoStore } from "@/lib/workflows/demo/load-demo-store";
import { takeExpiredTags } from "@/tests/mocks/next-cache";
import { useTestDatabase } from "@/tests/support/database";
import { OWNER_TOKEN, runStore } from "../run-store";

// A shop is running in these tests: store files are exported and imported through its API, so that its pages show
// changes immediately.
jest.setTimeout(120_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "store-folder-"));
afterAll(() => rmSync(folder, { recursive: true }));
process.env.OWNER_TOKEN = OWNER_TOKEN;
process.env.DATA_DIR = path.join(folder, "data");
const shop = path.join(folder, "shop");

useTestDatabase();
const routes: Record<string, (request: Request) => Promise<Response>> = {
  "GET /api/owner/store/problems": listProblems,
  "GET /api/owner/store/files": exportStore,
  "POST /api/owner/store/files": addFiles,
  "POST /api/owner/store/import": importStore,
  "POST /api/owner/store/uploads/missing": findMissing,
  "PUT /api/owner/store/uploads": saveStoreUpload,
};
let server: http.Server;
let claim: Awaited<ReturnType<typeof claimDataFolder>>;
beforeAll(async () => {
  await loadDemoStore(getDatabase());
  server = http.createServer(async (incoming, outgoing) => {
    const response = await respond(await toRequest(incoming));
    outgoing.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  claim = await claimDataFolder(
    path.join(folder, "data"),
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    true,
  );
}, 60_000);
afterAll(async () => {
  await claim.release();
  server.close();
});

const run = (...args: string[]) => runStore(args, path.join(folder, "data"));

it("writes the store into a folder, with its pictures", async () => {
  const { text, code } = await run("export", shop);
  expect(text).toMatch(/Exporting the shop at http:\/\/127\.0\.0\.1:\d+/);
  expect(code).toBe(0);
  const [picture] = JSON.parse(readFileSync(path.join(shop, "products/sage-stole.json"), "utf8")).pictures;
  const kept = readFileSync(path.join(folder, "data/uploads/nila-loom", picture.src));
  expect(readFileSync(path.join(shop, "uploads", picture.src)).equals(kept)).toBe(true);
});

it("makes the store what the files say, and its pages show it at once", async () => {
  takeExpiredTags();
  const file = path.join(shop, "products/sage-stole.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"name": "Sage stole"', '"name": "Green stole"'));
  writeFileSync(path.join(shop, "uploads/letter.pdf"), "%PDF-1.7");
  const { text, code } = await run("import", shop);
  expect(text).toContain("changed products/sage-stole.json");
  expect(text).toContain("0 added, 1 changed, 0 removed");
  expect(text).toContain("1 uploaded file new");
  expect(code).toBe(0);
  expect(takeExpiredTags()).toEqual(expect.arrayContaining(["catalogue:nila-loom", "product:nila-loom:sage-stole"]));
  expect(readFileSync(path.join(folder, "data/uploads/nila-loom/letter.pdf"), "utf8")).toBe("%PDF-1.7");
});

it("keeps nothing of the files that were sent", async () => {
  const { text } = await run("import", shop);
  expect(text).toContain("0 added, 0 changed, 0 removed");
  expect(readdirSync(path.join(folder, "data/imports"))).toEqual([]);
});

function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/uploads/")) {
    return readUpload(request, { params: Promise.resolve({ path: pathname.split("/").slice(2) }) });
  }
  return routes[`${request.method} ${pathname}`]?.(request) ?? Promise.resolve(new Response("<html>", { status: 404 }));
}

async function toRequest(incoming: http.IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return new Request(`http://localhost${incoming.url}`, {
    method: incoming.method ?? "GET",
    headers: {
      authorization: incoming.headers.authorization ?? "",
      "content-type": incoming.headers["content-type"] ?? "",
    },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
}
