import { RELOADED_KEY, TYPED_KEY } from "@/lib/domain/site/reload";
import { atBasePath } from "@/lib/inline/at-base-path";
import { handleEarly } from "@/lib/inline/early-faults";
import { RELOAD_SCRIPT } from "@/lib/inline/scripts";

beforeAll(handleEarly);
beforeEach(() => {
  document.head.innerHTML = "";
  document.documentElement.dataset.dplId = "17";
  sessionStorage.clear();
});

function fail(html: string): void {
  document.body.innerHTML = html;
  document.body.firstElementChild?.dispatchEvent(new Event("error"));
}
const addedScripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);

/** Runs the script as a page at `/checkout` would, and returns how often it reloaded the page. */
function help(): number {
  const reload = jest.fn();
  new Function("location", atBasePath(RELOAD_SCRIPT))({ pathname: "/checkout", reload });
  return reload.mock.calls.length;
}

describe("a page", () => {
  it("gets help when one of its scripts cannot be loaded", () => {
    fail('<script type="text/plain" src="/_next/static/chunks/a.js"></script>');
    expect(addedScripts()).toEqual(["/reload.js"]);
  });

  it.each([
    '<script type="text/plain" src="https://chat.example/chat.js"></script>',
    '<script type="text/plain" src="/reload.js"></script>',
    '<img src="/uploads/x/a.webp">',
    "<p></p>",
  ])("does without it when this fails: %s", (html) => {
    fail(html);
    expect(addedScripts()).toEqual([]);
  });
});

it("reloads the page once for each build, so never in a loop", () => {
  expect(help()).toBe(1);
  expect(help()).toBe(0);
  document.documentElement.dataset.dplId = "18";
  expect(help()).toBe(1);
  expect(help()).toBe(0);
  document.documentElement.dataset.dplId = "17";
  expect(help()).toBe(0);
  expect(sessionStorage.getItem(RELOADED_KEY)).toBe("17,18,");
});

it("keeps what was typed, but no passwords, codes and hidden values", () => {
  document.body.innerHTML = `<form>
    <input name="first" value="given"><input name="search" type="search"><textarea name="note"></textarea>
    <select name="state"><option selected>Goa</option><option>Kerala</option></select>
    <select name="title"><option selected>Ms</option><option>Mr</option></select>
    <input name="password" type="password"><input name="code" autocomplete="one-time-code"><input name="id" type="hidden">
    <input name="agreed" type="checkbox"><input type="text"></form>`;
  for (const field of document.querySelectorAll<HTMLInputElement>("input:not([name=first]), textarea"))
    field.value = "typed";
  for (const select of document.querySelectorAll<HTMLSelectElement>("[name=state]")) select.value = "Kerala";
  help();
  expect(JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? "")).toEqual({
    path: "/checkout",
    typed: [
      ["first", null],
      ["search", "typed"],
      ["note", "typed"],
      ["state", "Kerala"],
      ["title", null],
    ],
  });
});

it("reloads nothing if the browser denies access to its storage, because then it could not count", () => {
  const denied = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(help).toThrow("denied");
  denied.mockRestore();
});
