import { deleteCustomer } from "@/lib/data/customer/customers";
import {
  findEnquiry,
  forgetOldEnquiries,
  insertEnquiry,
  listCustomerEnquiries,
  listEnquiries,
} from "@/lib/data/enquiry";
import { getDatabase } from "@/lib/database/connection";
import { customers } from "@/lib/database/schema/customer";
import { enquiries } from "@/lib/database/schema/enquiry";
import type { Enquiry } from "@/lib/domain/enquiry";
import { useTestDatabase } from "../../support/database";

useTestDatabase();
afterEach(() => getDatabase().delete(enquiries));

const anEnquiry = (id: string, rest: Partial<Enquiry> = {}): Enquiry => ({
  id,
  productId: "stole",
  productSlug: "silk-stole",
  productName: "Silk stole",
  sku: "ST-1",
  options: "",
  customerId: null,
  name: "Asha",
  email: "asha@example.com",
  dialCode: "",
  mobile: "",
  message: "In red?",
  answeredAt: null,
  createdAt: new Date("2030-03-15T10:00:00Z"),
  ...rest,
});
const keep = (enquiry: Enquiry, storeId = "nila-loom") => insertEnquiry(storeId, enquiry, getDatabase());
const ids = (list: readonly Enquiry[]) => list.map(({ id }) => id);

it("lists pages, newest first, of this store only", async () => {
  for (let day = 10; day < 15; day += 1) await keep(anEnquiry(`of-${day}`, { createdAt: new Date(`2030-03-${day}`) }));
  await keep(anEnquiry("theirs"), "another");
  const first = await listEnquiries("nila-loom", { page: 1, limit: 3 });
  expect([ids(first.enquiries), first.total]).toEqual([["of-14", "of-13", "of-12"], 5]);
  expect(ids((await listEnquiries("nila-loom", { page: 2, limit: 3 })).enquiries)).toEqual(["of-11", "of-10"]);
  expect(await findEnquiry("nila-loom", "of-12")).toEqual(anEnquiry("of-12", { createdAt: new Date("2030-03-12") }));
  expect(await findEnquiry("nila-loom", "theirs")).toBeNull();
});

it("keeps enquiries for two years", async () => {
  await keep(anEnquiry("old", { createdAt: new Date("2028-03-15T09:59:59Z") }));
  await keep(anEnquiry("kept", { createdAt: new Date("2028-03-15T10:00:01Z") }));
  await forgetOldEnquiries(new Date("2030-03-15T10:00:00Z"));
  expect(ids((await listEnquiries("nila-loom", { page: 1, limit: 9 })).enquiries)).toEqual(["kept"]);
});

it("deletes a customer's enquiries with the account, and no others", async () => {
  const database = getDatabase();
  for (const [number, id] of ["c1", "c2"].entries()) {
    await database.insert(customers).values({ storeId: "nila-loom", id, number, name: id, email: `${id}@example.com` });
  }
  await keep(anEnquiry("hers", { customerId: "c1" }));
  await keep(anEnquiry("another's", { customerId: "c2" }));
  await keep(anEnquiry("a stranger's"));
  expect(ids(await listCustomerEnquiries("nila-loom", "c1", 10))).toEqual(["hers"]);
  await deleteCustomer("nila-loom", "c1", database);
  expect(ids((await listEnquiries("nila-loom", { page: 1, limit: 9 })).enquiries).sort()).toEqual([
    "a stranger's",
    "another's",
  ]);
});
