import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { POST as retryMessages } from "@/app/api/owner/outbox/retry/route";
import { GET as listOutbox } from "@/app/api/owner/outbox/route";
import { POST as importPictures } from "@/app/api/owner/products/import/pictures/route";
import { POST as findRenames } from "@/app/api/owner/products/import/renames/route";
import { POST as importProducts } from "@/app/api/owner/products/import/route";
import { GET as describeStore } from "@/app/api/owner/store/route";
import { PUT as setStatus } from "@/app/api/owner/store/status/route";
import { GET as listStores } from "@/app/api/owner/stores/route";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { claimDataFolder } from "@/lib/database/one-opener";
import { products } from "@/lib/database/schema/product";
import { productFile } from "@/tests/factories/product-file";
import { insertStore } from "@/tests/factories/store-row";
import { takeExpiredTags } from "@/tests/mocks/next-cache";
import { useTestDatabase } from "@/tests/support/database";
import { OWNER_TOKEN, runStore } from "./run-store";

// A shop is running in these tests, so the command-line tool uses the shop's API. Starting the tool takes some seconds
// on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "store-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.OWNER_TOKEN = OWNER_TOKEN;

useTestDatabase();
const routes: Record<string, (request: Request) => Promise<Response>> = {
  "POST /api/owner/products/import": importProducts,
  "POST /api/owner/products/import/renames": findRenames,
  "POST /api/owner/products/import/pictures": importPictures,
  "GET /api/owner/store": describeStore,
  "PUT /api/owner/store/status": setStatus,
  "GET /api/owner/stores": listStores,
  "GET /api/owner/outbox": listOutbox,
  "POST /api/owner/outbox/retry": retryMessages,
};
let server: http.Server;
let claim: Awaited<ReturnType<typeof claimDataFolder>>;
beforeAll(async () => {
  await insertStore("nila-loom");
  server = http.createServer(async (incoming, outgoing) => {
    const request = await toRequest(incoming);
    const respond = routes[`${request.method} ${new URL(request.url).pathname}`];
    const response = respond ? await respond(request) : new Response("<html>", { status: 404 });
    outgoing.writeHead(response.status).end(await response.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  claim = await claimDataFolder(folder, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, true);
});
afterAll(async () => {
  await claim.release();
  server.close();
});

it("brings products in, batch after batch, and their pages show it at once", async () => {
  const many = path.join(folder, "many.csv");
  writeFileSync(many, productFile(450));
  const { code, text } = await runStore(["import", many], folder);
  expect(text).toMatch(/Importing into the shop at http:\/\/127\.0\.0\.1:\d+/);
  expect(text).toContain("450 new, 0 changed, 0 renamed, 0 unchanged");
  expect(code).toBe(0);
  expect(await getDatabase().$count(products)).toBe(450);
  expect(takeExpiredTags()).toEqual(
    expect.arrayContaining(["catalogue:nila-loom", "product:nila-loom:indigo-ikat-42"]),
  );
});

it("opens and closes it", async () => {
  expect(await runStore(["status", "inactive"], folder)).toMatchObject({ code: 0 });
  expect(takeExpiredTags()).toEqual(["store:nila-loom"]);
  expect((await runStore(["list"], folder)).text).toMatch(/^nila-loom {2}inactive {7}450 {2}/m);
});

it("lists its mails, and has one sent again", async () => {
  const message = { template: "welcome", recipient: "asha@example.com", content: { name: "Asha" } } as const;
  const id = await queueMessage("nila-loom", message, getDatabase());
  expect((await runStore(["outbox"], folder)).text).toMatch(
    new RegExp(`^${id}  waiting  welcome   asha@example\\.com`, "m"),
  );
  expect((await runStore(["outbox", "retry", id], folder)).text).toContain("1 message will be sent now.");
});

it("says that its token is not the shop's", async () => {
  const { code, text } = await runStore(["list"], folder, { OWNER_TOKEN: "the-token-of-another" });
  expect(text).toContain("The shop rejected this owner token.");
  expect(code).toBe(1);
});

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
