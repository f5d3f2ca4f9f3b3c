import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import { expect, test } from "../support/shop-test";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };
type StoreFile = { path: string; text: string };

let server: Server;
let files: StoreFile[];

/** Serves a fake of a third-party chat script, which adds something to the page to show that it has run. */
test.beforeAll(async ({ playwright, baseURL }) => {
  server = createServer((request, response) => {
    if (request.url !== "/chat.js") return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": "text/javascript" }).end("document.body.dataset.chat = 'here'");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const api = await playwright.request.newContext({ baseURL });
  files = await exportStore(api);
  await api.dispose();
});
test.afterAll(async ({ playwright, baseURL }) => {
  const api = await playwright.request.newContext({ baseURL });
  await importStore(api, files);
  await api.dispose();
  await new Promise((resolve) => server.close(resolve));
});

async function exportStore(api: APIRequestContext): Promise<StoreFile[]> {
  const all: StoreFile[] = [];
  let after: string | null = null;
  do {
    const response = await api.get("/api/owner/store/files", { headers, params: after === null ? {} : { after } });
    expect(response.ok()).toBe(true);
    const part: { files: StoreFile[]; next: string | null } = await response.json();
    all.push(...part.files);
    after = part.next;
  } while (after !== null);
  return all;
}
async function importStore(api: APIRequestContext, sent: readonly StoreFile[]) {
  const import_id = randomBytes(16).toString("hex");
  for (let from = 0; from < sent.length; from += 50) {
    const data = { import_id, files: sent.slice(from, from + 50) };
    expect((await api.post("/api/owner/store/files", { headers, data })).ok()).toBe(true);
  }
  const response = await api.post("/api/owner/store/import", { headers, data: { import_id, files: sent.length } });
  expect(await response.json()).toMatchObject({ is_new_store: false });
}
/** The exported files of the store, with a chat of type `third_party` added. */
function withChat(chat: { url: string; only_on_home: boolean }): StoreFile[] {
  let isFound = false;
  const changed = files.map(({ path, text }) => {
    const read: unknown = path.endsWith(".json") ? JSON.parse(text) : null;
    const setting = findSetting(read);
    if (!setting) return { path, text };
    isFound = true;
    setting.chat_config = { type: "third_party", ...chat };
    return { path, text: JSON.stringify(read) };
  });
  if (!isFound) throw new Error("No file of the store holds its setting");
  return changed;
}
function findSetting(value: unknown): Record<string, unknown> | null {
  if (typeof value !== "object" || value === null) return null;
  if ("chat_config" in value) return value;
  return Object.values(value).map(findSetting).find(Boolean) ?? null;
}

const scriptAddress = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

test("a third-party chat loads one second after the first interaction, and only on allowed pages", async ({
  page,
  request,
}) => {
  await importStore(request, withChat({ url: scriptAddress("/chat.js"), only_on_home: true }));
  await page.goto("/about-us", { waitUntil: "networkidle" });
  await page.mouse.move(200, 300);
  await page.waitForTimeout(2_500);
  await expect(page.locator("body")).not.toHaveAttribute("data-chat");
  await page.goto("/", { waitUntil: "networkidle" });
  await page.mouse.move(210, 310);
  await expect(page.locator("body")).toHaveAttribute("data-chat", "here");
  await expect(page.getByRole("link", { name: "Chat with us on WhatsApp" })).toHaveCount(0);
});

test("a chat whose script fails counts as not loaded, and the page keeps working", async ({
  page,
  request,
  faults,
}) => {
  await importStore(request, withChat({ url: scriptAddress("/gone.js"), only_on_home: false }));
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.goto("/product/madras-check-kannur-twill", { waitUntil: "networkidle" });
  await page.mouse.move(200, 300);
  await expect.poll(() => warnings).toContainEqual(expect.stringContaining("the page works without it"));
  await page.getByRole("link", { name: "STITCH GARMENT" }).click();
  await expect(page.getByRole("dialog", { name: "STITCH GARMENT" })).toBeVisible();
  // The browser reports the missing file, which is expected; our own code must not report anything.
  expect(faults.splice(0).every((fault) => /404|MIME type/.test(fault))).toBe(true);
});
