import { sessionId } from "@/lib/browser/authentication/session-id";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("stays the same for a tab", () => {
  const id = sessionId();
  expect(id).toMatch(/^[a-z2-9]{8}\d{13}[a-z2-9]{8}$/);
  expect(sessionId()).toBe(id);
});
it("is saved only in the tab", () => {
  sessionId();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(1);
});
it("replaces an id that was tampered with", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  sessionStorage.setItem("session_id", '"me"');
  localStorage.setItem("currency", '"USD"');
  expect(sessionId()).toMatch(/^[a-z2-9]{8}\d{13}[a-z2-9]{8}$/);
  expect(localStorage).toHaveLength(0);
  expect(warn).toHaveBeenCalledTimes(1);
});
