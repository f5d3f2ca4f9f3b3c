import { getRefusedForm, refusedFormCookie } from "@/lib/http/refused-form";

let sent: string | undefined;
jest.mock("next/headers", () => ({
  cookies: async () => ({ get: () => (sent === undefined ? undefined : { value: sent }) }),
}));
beforeEach(() => {
  sent = undefined;
});

const PAGE = "/account/sign-up?refusal=email_invalid&field=email";
const refused = {
  code: "email_invalid",
  fields: { name: "Asha" },
  errors: [
    { path: "email", code: "email_invalid" },
    { path: "name", code: "name_needed" },
  ],
};
const keep = (form: typeof refused) => {
  const cookie = refusedFormCookie(PAGE, form, true);
  sent = /^refused_form=([^;]+)/.exec(cookie)?.[1];
  return cookie;
};

it("gives the refused form back to its own page", async () => {
  expect(keep(refused)).toMatch(/; Max-Age=600; Path=\/account\/sign-up; HttpOnly; Secure; SameSite=Lax$/);
  expect(await getRefusedForm({ refusal: "email_invalid", field: "email" })).toEqual(refused);
});

it("leaves out values that are too long for a cookie, but never the refusal", async () => {
  expect(keep({ ...refused, fields: { name: "x".repeat(4_000) } }).length).toBeLessThan(4_096);
  expect(await getRefusedForm({ refusal: "email_invalid" })).toEqual({ ...refused, fields: {} });
});

it.each<[string, Record<string, string>]>([
  ["a page without a refusal", {}],
  ["a later refusal, of which no form was kept", { refusal: "social_failed" }],
])("gives nothing to %s", async (_what, query) => {
  keep(refused);
  expect(await getRefusedForm(query)).toBeNull();
});

it.each(["", "%%%", "bm9uZQ", Buffer.from('{"code":1}').toString("base64url")])(
  "ignores the cookie %j",
  async (value) => {
    sent = value;
    expect(await getRefusedForm({ refusal: "email_invalid" })).toBeNull();
  },
);
