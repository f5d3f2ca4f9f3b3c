import { restoreTypedText } from "@/lib/browser/site/typed-before-reload";
import { TYPED_KEY } from "@/lib/domain/site/reload";

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<input name="first"><input name="city" value="Kochi"><textarea name="note"></textarea>
    <select name="state"><option selected>Goa</option><option>Kerala</option></select>`;
});

const save = (typed: unknown, path = window.location.pathname) =>
  sessionStorage.setItem(TYPED_KEY, JSON.stringify({ path, typed }));
const values = () =>
  [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")].map(({ value }) => value);

const TYPED = [
  ["first", "Asha"],
  ["city", null],
  ["note", "Ring twice"],
  ["state", "Kerala"],
];

it("fills in what was typed before the reload, and tells React", () => {
  save(TYPED);
  const heard: string[] = [];
  document.body.addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).name));
  document.body.addEventListener("change", ({ target }) => heard.push((target as HTMLInputElement).name));
  restoreTypedText();
  expect(values()).toEqual(["Asha", "Kochi", "Ring twice", "Kerala"]);
  expect(heard).toEqual(["first", "note", "state"]);
});

it("does so once", () => {
  save(TYPED);
  restoreTypedText();
  expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
});

it("leaves alone what has been typed since", () => {
  save(TYPED);
  for (const field of document.querySelectorAll("input")) if (field.name === "first") field.value = "Maya";
  restoreTypedText();
  expect(values()).toEqual(["Maya", "Kochi", "Ring twice", "Kerala"]);
});

it.each([
  ["another page", TYPED, "/elsewhere"],
  ["a page whose fields have other names now", [["second", "Asha"]], undefined],
  ["nothing", [], undefined],
])("fills in nothing that was typed into %s", (_, typed, path) => {
  save(typed, path);
  restoreTypedText();
  expect(values()).toEqual(["", "Kochi", "", "Goa"]);
});

it.each([[["first"]], ["first"], [[["first", 7]]]])("fills in nothing of %j, which it has not saved", (typed) => {
  const warned = jest.spyOn(console, "warn").mockReturnValue(undefined);
  save(typed);
  restoreTypedText();
  expect(values()).toEqual(["", "Kochi", "", "Goa"]);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
