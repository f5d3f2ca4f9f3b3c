import { loadScript } from "@/lib/browser/load-script";

const script = () => document.head.querySelector("script");
afterEach(() => script()?.remove());

it("resolves to true when the script has run", async () => {
  const loaded = loadScript("https://chat.example/widget.js");
  expect(script()).toHaveAttribute("src", "https://chat.example/widget.js");
  script()?.dispatchEvent(new Event("load"));
  expect(await loaded).toBe(true);
});
it("resolves to false when it fails, logs that, and removes the element", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const loaded = loadScript("https://chat.example/widget.js");
  script()?.dispatchEvent(new Event("error"));
  expect(await loaded).toBe(false);
  expect(script()).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("https://chat.example/widget.js"));
  warn.mockRestore();
});
