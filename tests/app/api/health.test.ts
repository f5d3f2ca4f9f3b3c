import { GET as live } from "@/app/api/health/live/route";
import { GET } from "@/app/api/health/route";
import { openDatabase } from "@/lib/database/connection";
import { useTestDatabase } from "../../support/database";

jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), connection: jest.fn() }));
jest.mock("../../../lib/database/connection", () => {
  const actual = jest.requireActual("../../../lib/database/connection");
  return { ...actual, openDatabase: jest.fn(actual.openDatabase) };
});
useTestDatabase();

it("is healthy while the database answers", async () => {
  const response = await GET();
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ status: "ok", database: true });
});

it("reports a failure without its cause while the database is down", async () => {
  const logged = jest.spyOn(console, "error").mockReturnValue(undefined);
  jest.mocked(openDatabase).mockRejectedValueOnce(new Error("password of postgres://shop is wrong"));
  const response = await GET();
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain("postgres");
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

it("is alive, whatever the database does", async () => {
  jest.mocked(openDatabase).mockRejectedValueOnce(new Error("away"));
  const response = await live();
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  jest.mocked(openDatabase).mockReset();
});
