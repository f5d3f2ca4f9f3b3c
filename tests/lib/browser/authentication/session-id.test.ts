import { sessionId } from "@/lib/browser/authentication/session-id";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("names a tab once and for all", () => {
  const id = sessionId();
  expect(id).toMatch(/^[a-z2-9]{8}\d{13}[a-z2-9]{8}$/);
  expect(sessionId()).toBe(id);
});
it("is kept by the tab alone", () => {
  sessionId();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(1);
});
it("gives a tab whose id was tampered with a new one, and clears what is saved", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  sessionStorage.setItem("session_id", '"me"');
  localStorage.setItem("currency", '"USD"');
  expect(sessionId()).toMatch(/^[a-z2-9]{8}\d{13}[a-z2-9]{8}$/);
  expect(localStorage).toHaveLength(0);
  expect(warn).toHaveBeenCalledTimes(1);
});
