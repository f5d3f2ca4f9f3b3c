import fc from "fast-check";
import { z } from "zod";
import { addressBodySchema } from "@/lib/contracts/address/calls";
import { emailSchema } from "@/lib/contracts/customer/fields";
import { fieldsToBody, formSchema } from "@/lib/http/form-body";

const parse = (schema: z.ZodType, fields: string) =>
  formSchema(schema).safeParse(fieldsToBody(new URLSearchParams(fields)));

describe("the fields of a form become the body of a call", () => {
  it.each<[what: string, schema: z.ZodType, fields: string, body: unknown]>([
    ["a text", z.object({ note: z.string() }), "note=Gift", { note: "Gift" }],
    ["an empty text, which clears what was there", z.object({ note: z.string().optional() }), "note=", { note: "" }],
    ["an empty text instead of the default", z.object({ note: z.string().default("x") }), "note=", { note: "" }],
    ["no text", z.object({ note: z.string().optional() }), "", {}],
    ["a number", z.object({ quantity: z.number() }), "quantity=2.5", { quantity: 2.5 }],
    ["an empty number as a missing one", z.object({ lat: z.number().nullable().default(null) }), "lat=", { lat: null }],
    ["a number that is not there", z.object({ lat: z.number().nullable().default(null) }), "", { lat: null }],
    ["a checkbox", z.object({ gift_wrap: z.boolean() }), "gift_wrap=true", { gift_wrap: true }],
    ["a ticked checkbox after its hidden field", z.object({ a: z.boolean() }), "a=false&a=true", { a: true }],
    ["an unticked checkbox", z.object({ a: z.boolean() }), "a=false", { a: false }],
    ["a checkbox without hidden field", z.object({ a: z.boolean().default(false) }), "", { a: false }],
    ["a group", z.object({ gst: z.object({ number: z.string() }) }), "gst.number=27", { gst: { number: "27" } }],
    ["a group that is not there", z.object({ gst: z.object({ number: z.string() }).optional() }), "", {}],
    ["a list of one", z.object({ items: z.array(z.number()) }), "items=3", { items: [3] }],
    ["a list", z.object({ items: z.array(z.number()) }), "items=3&items=5", { items: [3, 5] }],
    ["an empty list", z.object({ items: z.array(z.number()) }), "", { items: [] }],
    [
      "one of two shapes",
      z.union([z.object({ id: z.string() }), z.object({ slug: z.string() })]),
      "slug=a",
      { slug: "a" },
    ],
  ])("%s", (_what, schema, fields, body) => {
    expect(parse(schema, fields)).toEqual({ success: true, data: body });
  });
});

it.each([
  ["a number that is none", z.object({ quantity: z.number() }), "quantity=two", "quantity"],
  ["an empty number", z.object({ quantity: z.number() }), "quantity=", "quantity"],
  ["a missing number", z.object({ quantity: z.number() }), "", "quantity"],
  ["a checkbox with another value", z.object({ a: z.boolean() }), "a=yes", "a"],
  ["a missing text in a group", z.object({ gst: z.object({ number: z.string() }) }), "", "gst.number"],
])("refuses %s", (_what, schema, fields, path) => {
  const parsed = parse(schema, fields);
  expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
});

it("keeps the codes of our own rules", () => {
  const parsed = parse(z.object({ email: emailSchema }), "email=asha");
  expect(parsed.error?.issues).toContainEqual(expect.objectContaining({ path: ["email"], message: "email_invalid" }));
});

it("throws for no field, whatever its name and text are", () => {
  const word = fc.constantFrom("a", "constructor", "__proto__", "toString", "0", "", "[1]", "[]", "..", "é");
  const name = fc.oneof(
    fc.string(),
    fc.array(word).map((words) => words.join(".")),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (fields) => {
      const body = fieldsToBody(new URLSearchParams(fields));
      expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
      expect(formSchema(addressBodySchema).safeParse(body).success).toBe(false);
    }),
  );
  expect(Object.keys({})).toEqual([]);
});
