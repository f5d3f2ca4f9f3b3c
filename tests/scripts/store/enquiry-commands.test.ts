import { insertEnquiry } from "@/lib/data/enquiry";
import { getDatabase } from "@/lib/database/connection";
import { openDirectShop } from "@/scripts/store/direct-shop";
import { findEnquiryTask } from "@/scripts/store/enquiry-commands";
import type { Shop } from "@/scripts/store/shop";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

/** The output on the terminal. */
async function told(task: (shop: Shop) => Promise<void>): Promise<string> {
  const log = jest.spyOn(console, "log").mockImplementation();
  try {
    await task(await openDirectShop("nila-loom"));
    return log.mock.calls.flat().join("\n");
  } finally {
    log.mockRestore();
  }
}

it("lists enquiries, and shows one in full", async () => {
  expect(await told(findEnquiryTask([], {}))).toBe("Nobody has asked about a product yet.");
  const product = { productId: "kurta", productSlug: "kurta", productName: "Kurta", sku: "K-M", options: "Indigo, M" };
  const person = {
    customerId: null,
    name: "Asha Rao",
    email: "asha@example.com",
    dialCode: "+91",
    mobile: "9876543210",
  };
  const question = { message: "What does it cost?\nAnd in red?", createdAt: new Date("2030-03-15T10:20:30Z") };
  await insertEnquiry("nila-loom", { id: "0123456789abcdef", ...product, ...person, ...question }, getDatabase());
  expect(await told(findEnquiryTask(["list"], { page: "1" }))).toBe(
    "0123456789abcdef  2030-03-15 10:20  Asha Rao  asha@example.com  Kurta, Indigo, M",
  );
  expect(await told(findEnquiryTask(["show", "0123456789abcdef"], {}))).toBe(
    [
      "0123456789abcdef  2030-03-15 10:20",
      "About  Kurta, Indigo, M, SKU K-M",
      "From   Asha Rao, asha@example.com, +91 9876543210",
      "",
      "What does it cost?\nAnd in red?",
    ].join("\n"),
  );
  await expect(told(findEnquiryTask(["show", "none"], {}))).rejects.toThrow("There is no such enquiry");
});

it.each([
  { words: ["show"], options: {} },
  { words: ["show", "a", "b"], options: {} },
  { words: ["show", "a"], options: { page: "2" } },
  { words: ["list", "a"], options: {} },
  { words: ["answer", "a"], options: {} },
  { words: [], options: { page: "none" } },
  { words: [], options: { status: "placed" } },
])("refuses enquiries $words with $options", ({ words, options }) => {
  expect(() => findEnquiryTask(words, options)).toThrow(/enquiries takes|--/);
});
