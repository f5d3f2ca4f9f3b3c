import { saveFollowedList, stepsFrom } from "@/lib/browser/site/followed-list";

const card = (name: string) => `<li><h2 class="card-name"><a href="/product/${name}">${name}</a></h2></li>`;

function follow(selector: string): void {
  document.body.innerHTML = `<ul>${["a", "b", "c"].map(card).join("")}</ul><a href="/product/b" class="other">b</a>`;
  const link = document.querySelector(selector);
  if (!link) throw new Error("There is no such link.");
  saveFollowedList(link);
}

beforeEach(() => sessionStorage.clear());

it.each([
  ["/product/a", null, "b"],
  ["/product/b", "a", "c"],
  ["/product/c", "b", null],
  ["/product/elsewhere", null, null],
])("leads from %s to its neighbours in the list", (path, previous, next) => {
  follow("li:nth-child(2) a");
  expect(stepsFrom(path)).toEqual({
    previous: previous && { path: `/product/${previous}`, name: previous },
    next: next && { path: `/product/${next}`, name: next },
  });
});

it("knows no neighbours for those who came another way", () => {
  expect(stepsFrom("/product/b")).toEqual({ previous: null, next: null });
  follow(".other");
  expect(stepsFrom("/product/b")).toEqual({ previous: null, next: null });
});

it("follows no saved address that leads out of the shop", () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  sessionStorage.setItem("followed_list", JSON.stringify([{ path: "javascript:alert(1)", name: "b" }]));
  expect(stepsFrom("/product/b")).toEqual({ previous: null, next: null });
});
