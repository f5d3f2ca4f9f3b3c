import { sendSessionId } from "@/lib/browser/authentication/session-id";
import { callApi, callHeaders } from "@/lib/browser/call-api";
import { SESSION_ID_HEADER } from "@/lib/domain/authentication/session-id";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  delete callHeaders[SESSION_ID_HEADER];
});

const FORM = /^[a-z2-9]{8}\d{13}[a-z2-9]{8}$/;

function sent(): string | undefined {
  sendSessionId();
  return callHeaders[SESSION_ID_HEADER];
}

it("stays the same for a tab", () => {
  const id = sent();
  expect(id).toMatch(FORM);
  expect(sent()).toBe(id);
});

it("goes with each call to the shop, once the tab has it", async () => {
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({}));
  await callApi("/api/cart");
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has("X-Session-Id")).toBe(false);
  const id = sent();
  await callApi("/api/cart");
  expect(new Headers(fetched.mock.calls[1]?.[1]?.headers).get("X-Session-Id")).toBe(id);
  fetched.mockRestore();
});

it("is saved only in the tab", () => {
  sent();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(1);
});

it("replaces an id that was tampered with", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  sessionStorage.setItem("session_id", '"me"');
  localStorage.setItem("currency", '"USD"');
  expect(sent()).toMatch(FORM);
  expect(localStorage).toHaveLength(0);
  expect(warn).toHaveBeenCalledTimes(1);
});
