import { changedForm, keepDraft, restoreDraft } from "@/lib/browser/form/draft";
import { formFields } from "@/lib/browser/form/fields";

function openForm(customer: string): HTMLFormElement {
  document.body.innerHTML = `
    <div data-customer="${customer}">
      <form id="address">
        <input name="name" value="Asha" /><input name="current_password" type="password" />
        <input name="code" autocomplete="one-time-code" />
        <select name="country"><option value="IN" selected>India</option><option value="FR">France</option></select>
        <textarea name="comment"></textarea>
      </form>
    </div>`;
  return document.querySelector("form") as HTMLFormElement;
}
const values = (form: HTMLFormElement) => Object.fromEntries(formFields(form));
const type = (form: HTMLFormElement, name: string, value: string) => {
  (form.elements.namedItem(name) as HTMLInputElement).value = value;
};

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/account/address");
});

it("restores what was typed, once, but never a password or a code", () => {
  const form = openForm("c1");
  for (const [name, value] of Object.entries({ name: "Asha Rao", country: "FR", comment: "ring twice" }))
    type(form, name, value);
  type(form, "current_password", "a secret");
  type(form, "code", "123456");
  keepDraft(form);
  expect(sessionStorage.getItem("form_draft")).not.toMatch(/a secret|123456/);

  const again = openForm("c1");
  restoreDraft(again);
  expect(values(again)).toEqual({
    name: "Asha Rao",
    country: "FR",
    comment: "ring twice",
    current_password: "",
    code: "",
  });
  const third = openForm("c1");
  restoreDraft(third);
  expect(values(third).name).toBe("Asha");
});
it("is restored only for the same customer", () => {
  const form = openForm("c1");
  type(form, "name", "Asha Rao");
  keepDraft(form);
  const others = openForm("c2");
  restoreDraft(others);
  expect(values(others).name).toBe("Asha");
});
it("is restored only on the same page", () => {
  const form = openForm("c1");
  type(form, "name", "Asha Rao");
  keepDraft(form);
  window.history.replaceState(null, "", "/account/profile");
  restoreDraft(form);
  window.history.replaceState(null, "", "/account/address");
  const again = openForm("c1");
  restoreDraft(again);
  expect(values(again).name).toBe("Asha Rao");
});
it("finds a changed form", () => {
  const form = openForm("c1");
  expect(changedForm()).toBeNull();
  type(form, "country", "FR");
  expect(changedForm()).toBe(form);
});
