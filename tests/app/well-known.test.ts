import { GET as changePassword } from "@/app/.well-known/change-password/route";
import { GET as securityTxt } from "@/app/.well-known/security.txt/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { getDatabase } from "@/lib/database/connection";
import { stores } from "@/lib/database/schema/store";
import { useSettings } from "../factories/settings";
import { aStoreAnswer } from "../factories/store-answer";
import { insertStore } from "../factories/store-row";
import { useTestDatabase } from "../support/database";

jest.mock("../../lib/server/env", () => ({ ...jest.requireActual("../../lib/server/env"), env: jest.fn() }));
useTestDatabase();

beforeEach(async () => {
  await getDatabase().delete(stores);
  forgetRemembered();
  useSettings();
});

const requestTo = (host = "shop.example") => new Request("http://localhost:3000/", { headers: { host } });
const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

function withEmail(email: string) {
  const { store_details } = aStoreAnswer();
  return { details: { ...store_details, company_details: { ...store_details.company_details, email } } };
}

async function fieldsOf(response: Response): Promise<Record<string, string>> {
  const lines = (await response.text()).trimEnd().split("\n");
  return Object.fromEntries(lines.map((line) => [line.split(": ")[0] ?? "", line.split(": ").slice(1).join(": ")]));
}

describe("security.txt", () => {
  it("names the store's e-mail address, its own address and a date within a year", async () => {
    await insertStore("nila-loom", withEmail("care@nila.example"));
    const response = await securityTxt(requestTo());
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const fields = await fieldsOf(response);
    expect(fields).toMatchObject({
      Contact: "mailto:care@nila.example",
      Canonical: "https://shop.example/in/.well-known/security.txt",
    });
    const expires = Date.parse(fields.Expires ?? "") - Date.now();
    expect(expires).toBeGreaterThan(YEAR_MS / 3);
    expect(expires).toBeLessThan(YEAR_MS);
  });

  it.each([
    ["security@host.example", "mailto:security@host.example"],
    ["https://host.example/security", "https://host.example/security"],
  ])("names the contact of the settings instead: %s", async (SECURITY_CONTACT, contact) => {
    useSettings({ SECURITY_CONTACT });
    await insertStore("nila-loom", withEmail("care@nila.example"));
    expect((await fieldsOf(await securityTxt(requestTo()))).Contact).toBe(contact);
  });

  it("is not there if nobody could be named", async () => {
    await insertStore("nila-loom", withEmail(""));
    expect((await securityTxt(requestTo())).status).toBe(404);
  });

  it("is not there on a host that belongs to no shop", async () => {
    useSettings({ STORE_HOSTS: "shop.example=nila-loom", SECURITY_CONTACT: "security@host.example" });
    await insertStore("nila-loom");
    expect((await securityTxt(requestTo("stranger.example"))).status).toBe(404);
  });

  it("comes back later while the shop is closed", async () => {
    await insertStore("nila-loom", { status: "inactive" });
    expect((await securityTxt(requestTo())).status).toBe(503);
  });
});

it("leads a password manager to the page where customers change their password", async () => {
  await insertStore("nila-loom");
  const response = await changePassword(requestTo());
  expect([response.status, response.headers.get("location")]).toEqual([303, "/account/profile"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});
