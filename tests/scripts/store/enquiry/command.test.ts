import { insertEnquiry } from "@/lib/data/enquiry";
import { getDatabase } from "@/lib/database/connection";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "../typed";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const enquiries = (...words: string[]) => typed(["enquiries", ...words]);

it("lists enquiries, and shows one in full", async () => {
  expect(await enquiries()).toEqual({ code: 0, out: "", err: "There are no enquiries yet.\n" });
  const product = { productId: "kurta", productSlug: "kurta", productName: "Kurta", sku: "K-M", options: "Indigo, M" };
  const person = {
    customerId: null,
    name: "Asha Rao",
    email: "asha@example.com",
    dialCode: "+91",
    mobile: "9876543210",
    answeredAt: null,
  };
  const question = { message: "What does it cost?\nAnd in red?", createdAt: new Date("2030-03-15T20:20:30Z") };
  await insertEnquiry("nila-loom", { id: "0123456789abcdef", ...product, ...person, ...question }, getDatabase());
  expect((await enquiries("list", "--page", "1")).out).toBe(
    "Enquiry           Date              Name      E-mail            About\n" +
      "0123456789abcdef  2030-03-16 01:50  Asha Rao  asha@example.com  Kurta, Indigo, M\n",
  );
  expect((await enquiries("show", "0123456789abcdef")).out).toBe(
    [
      "Enquiry  0123456789abcdef",
      "Date     2030-03-16 01:50",
      "About    Kurta, Indigo, M, SKU K-M",
      "From     Asha Rao, asha@example.com, +91 9876543210",
      "",
      "What does it cost?\nAnd in red?\n",
    ].join("\n"),
  );
  expect(await typedJson(["enquiries"])).toMatchObject({ total: 1, page: 1, list: [{ _id: "0123456789abcdef" }] });
  expect(await enquiries("show", "none")).toMatchObject({ code: 1, err: expect.stringMatching("no such enquiry") });
});

it.each([
  [["show"]],
  [["show", "a", "b"]],
  [["show", "a", "--page", "2"]],
  [["list", "a"]],
  [["answer", "a"]],
  [["--page", "none"]],
  [["--status", "placed"]],
])("refuses enquiries %j", async (words) => {
  expect((await enquiries(...words)).code).toBe(2);
});
