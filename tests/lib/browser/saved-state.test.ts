import { readSaved, writeSaved } from "@/lib/browser/saved-state";

const isText = (value: unknown): value is string => typeof value === "string";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("reads what it has written", () => {
  writeSaved("currency", "USD");
  expect(readSaved("currency", isText, "INR")).toBe("USD");
});
it("falls back quietly when nothing is saved", () => {
  const warn = jest.spyOn(console, "warn");
  expect(readSaved("currency", isText, "INR")).toBe("INR");
  expect(warn).not.toHaveBeenCalled();
});
it.each(["{broken", "12", "null"])("clears both storages once when %s is saved, and uses the fallback", (saved) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  warn.mockClear();
  localStorage.setItem("currency", saved);
  localStorage.setItem("other", "x");
  sessionStorage.setItem("session", "y");
  expect(readSaved("currency", isText, "INR")).toBe("INR");
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(readSaved("currency", isText, "INR")).toBe("INR");
  expect(warn).toHaveBeenCalledTimes(1);
});
it("logs once that saved data was cleared, however much of it was broken", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  warn.mockClear();
  localStorage.setItem("currency", "{broken");
  localStorage.setItem("recently_viewed", "{broken");
  sessionStorage.setItem("session_id", "{broken");
  expect(readSaved("currency", isText, "INR")).toBe("INR");
  expect(readSaved("recently_viewed", isText, "")).toBe("");
  expect(readSaved("session_id", isText, "", "session")).toBe("");
  expect(warn).toHaveBeenCalledTimes(1);
});
it("saves a value for the tab only", () => {
  writeSaved("session_id", "a", "session");
  expect(localStorage).toHaveLength(0);
  expect(readSaved("session_id", isText, "", "session")).toBe("a");
  expect(readSaved("session_id", isText, "")).toBe("");
});
