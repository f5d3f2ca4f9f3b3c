import { eq, getTableColumns, getTableName, is } from "drizzle-orm";
import { type AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { GET as openApi } from "@/app/api/openapi.json/route";
import { CALLS } from "@/lib/contracts/api/calls";
import { getDatabase } from "@/lib/database/connection";
import * as authenticationSchema from "@/lib/database/schema/authentication";
import * as cartSchema from "@/lib/database/schema/cart";
import * as checkoutSchema from "@/lib/database/schema/checkout";
import * as accountSchema from "@/lib/database/schema/customer";
import * as customizationSchema from "@/lib/database/schema/customization";
import * as enquirySchema from "@/lib/database/schema/enquiry";
import * as orderSchema from "@/lib/database/schema/order";
import * as quotationSchema from "@/lib/database/schema/quotation";
import * as wishlistSchema from "@/lib/database/schema/wishlist";
import { ownerToken } from "@/lib/server/owner-token";
import { useTestDatabase } from "../../support/database";
import { aVisitor, type Shopper } from "../../support/shopper";
import { CASES, type CustomerData } from "./every-call-cases";
import { aCustomerWithData, aGuest, handlerOf, insertShopForEveryCall } from "./every-call-shop";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(insertShopForEveryCall);

/** All calls of the API. The first test below checks that the OpenAPI document has exactly these. */
const calls = CALLS.map(({ method, path, caller, isProvenByToken }) => ({
  name: `${method} ${path}`,
  method,
  path,
  caller,
  isProvenByToken,
}));

/** All tables with a customer id, found in the schema, so that new tables are checked without a change here. */
const TABLES = Object.values<unknown>({
  ...accountSchema,
  ...authenticationSchema,
  ...cartSchema,
  ...checkoutSchema,
  ...orderSchema,
  ...quotationSchema,
  ...customizationSchema,
  ...enquirySchema,
  ...wishlistSchema,
}).filter(
  (table): table is PgTable & { customerId: AnyPgColumn } =>
    is(table, PgTable) &&
    "customerId" in getTableColumns(table) &&
    // Anybody may request a reset link for any e-mail address. This adds a row for that customer, but only the customer
    // gets the link.
    getTableName(table) !== "password_resets",
);

async function rowsOf(customerId: string) {
  const database = getDatabase();
  const { carts, cartItems } = cartSchema;
  const { wishlists, wishlistItems } = wishlistSchema;
  return {
    customer: await database.select().from(accountSchema.customers).where(eq(accountSchema.customers.id, customerId)),
    cartItems: await database
      .select({ item: cartItems })
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cartId))
      .where(eq(carts.customerId, customerId)),
    wishlistItems: await database
      .select({ wishlistItem: wishlistItems })
      .from(wishlistItems)
      .innerJoin(wishlists, eq(wishlists.id, wishlistItems.listId))
      .where(eq(wishlists.customerId, customerId)),
    rows: await Promise.all(
      TABLES.map(async (table) => {
        const rows = await database.select().from(table).where(eq(table.customerId, customerId));
        return { table: getTableName(table), rows: rows.map((row) => JSON.stringify(row)).sort() };
      }),
    ),
  };
}

async function ask(
  shopper: Shopper,
  { method, path, name }: (typeof calls)[number],
  owned: CustomerData,
  headers = {},
) {
  const { query = "", ...input } = CASES[name]?.(owned) ?? {};
  return shopper.ask(await handlerOf(path, method), { method, path: `${path}${query}`, headers, ...input });
}

const asOwnerOfStore = async () => ({ authorization: `Bearer ${await ownerToken()}` });

let customer: Awaited<ReturnType<typeof aCustomerWithData>>;
beforeAll(async () => {
  customer = await aCustomerWithData();
}, 30_000);
beforeEach(async () => {
  await getDatabase().delete(authenticationSchema.rateLimits);
});

const isOwners = ({ caller }: (typeof calls)[number]) => caller === "owner";
/** The calls at the door of the desk know neither visitors nor customers; `owner/desk.test.ts` has theirs. */
const isShoppers = ({ caller }: (typeof calls)[number]) => !["owner", "desk", "member"].includes(caller);

it("has a case for every documented call, and for no other", async () => {
  const { paths } = await openApi().json();
  const documented = Object.entries<Record<string, unknown>>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(calls.map(({ name }) => name).sort());
  const needed = calls.filter(isShoppers).map(({ name }) => name);
  expect(Object.keys(CASES).sort()).toEqual(needed.sort());
});

it("checks tables with data in them", async () => {
  expect(TABLES.map(getTableName)).toEqual(
    expect.arrayContaining(["customer_addresses", "customer_feedback", "visitor_sessions", "known_browsers"]),
  );
  const { rows } = await rowsOf(customer.owned.customerId);
  expect(rows.filter(({ rows }) => rows.length > 0).length).toBeGreaterThanOrEqual(4);
});

describe.each(calls.filter(isOwners))("$name", (call) => {
  it("is open only to the owner", async () => {
    for (const shopper of [await aVisitor(), await aGuest(), customer.shopper]) {
      expect((await ask(shopper, call, customer.owned)).status).toBe(401);
    }
    const wrong = { authorization: `Bearer ${"x".repeat(43)}` };
    expect((await ask(await aVisitor(), call, customer.owned, wrong)).status).toBe(401);
    expect([401, 403]).not.toContain(
      (await ask(await aVisitor(), call, customer.owned, await asOwnerOfStore())).status,
    );
  });
});

describe.each(calls.filter(isShoppers))("$name", (call) => {
  it("neither reveals nor changes a customer's data for anybody else", async () => {
    const before = await rowsOf(customer.owned.customerId);
    const others: [string, Shopper, object][] = [
      ["an anonymous visitor", await aVisitor(), {}],
      ["a guest", await aGuest(), {}],
      ["another customer", (await aCustomerWithData()).shopper, {}],
      ["the owner of the store", await aVisitor(), await asOwnerOfStore()],
    ];
    for (const [caller, shopper, headers] of others) {
      const answer = await ask(shopper, call, customer.owned, headers);
      const seen = `${await answer.text()} ${[...answer.headers.values()].join(" ")}`;
      const sent = JSON.stringify(CASES[call.name]?.(customer.owned));
      const found = customer.owned.marks.filter((mark) => seen.includes(mark) && !sent.includes(mark));
      expect({ caller, found }).toEqual({ caller, found: [] });
      const isCustomer = caller === "another customer";
      if (call.caller === "customer" && !isCustomer)
        expect({ caller, status: answer.status }).toEqual({ caller, status: 401 });
    }
    expect(await rowsOf(customer.owned.customerId)).toEqual(before);
  });

  it("works for the customer whose data it is", async () => {
    const { shopper, owned } = await aCustomerWithData();
    expect((await ask(shopper, call, owned)).status).toBe(CASES[call.name]?.(owned).answers ?? 200);
  });

  if (call.method !== "GET" && !call.isProvenByToken) {
    it("is refused when another site sends it, or with a missing or foreign cross-site token", async () => {
      const before = await rowsOf(customer.owned.customerId);
      const other = await aVisitor();
      const forged = [
        { origin: "https://elsewhere.example" },
        { "sec-fetch-site": "cross-site" },
        { "x-xsrf-token": "" },
        { "x-xsrf-token": other.cookies.get("XSRF-TOKEN") ?? "" },
      ];
      for (const headers of forged) {
        const answer = await ask(customer.shopper, call, customer.owned, headers);
        expect({ headers, status: answer.status }).toEqual({ headers, status: 403 });
      }
      expect(await rowsOf(customer.owned.customerId)).toEqual(before);
    });
  }
});
