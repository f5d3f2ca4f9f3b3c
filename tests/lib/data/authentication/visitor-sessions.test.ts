import {
  endDevice,
  endOldSessions,
  endSessionsOfCustomer,
  endVisitorSession,
  findSignedInCustomer,
  findVisitorSession,
  insertVisitorSession,
  listDevices,
} from "@/lib/data/authentication/visitor-sessions";
import { getDatabase } from "@/lib/database/connection";
import { customers } from "@/lib/database/schema/customer";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const STORE = "nila-loom";
const start = new Date("2026-01-05T12:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

beforeAll(() =>
  getDatabase()
    .insert(customers)
    .values([
      { storeId: STORE, id: "asha", number: 100_001, name: "Asha", email: "asha@example.com" },
      { storeId: STORE, id: "bina", number: 100_002, name: "Bina", email: "bina@example.com" },
    ]),
);

const signIn = (tokenHash: string, customerId = "asha") =>
  insertVisitorSession(STORE, { kind: "customer", customerId, tokenHash, device: "Firefox" }, start);
const signInGuest = (tokenHash: string) =>
  insertVisitorSession(STORE, { kind: "guest", email: "guest@example.com", mobile: "", tokenHash, device: "" }, start);

it("finds the customer with the session, which stays active, and nobody for a guest", async () => {
  await signIn("hers");
  await signInGuest("visiting");
  const found = await findSignedInCustomer(STORE, "hers", start);
  expect(found).toMatchObject({ customer: { id: "asha", name: "Asha", hasPassword: false, gst: { number: "" } } });
  expect(found?.sessionId).toBe((await findVisitorSession(STORE, "hers", start))?.id);
  for (let day = 25; day < 180; day += 25) expect(await findSignedInCustomer(STORE, "hers", after(day))).not.toBeNull();
  expect(await findSignedInCustomer(STORE, "hers", after(180))).toBeNull();
  expect(await findSignedInCustomer("another-store", "hers", start)).toBeNull();
  expect(await findSignedInCustomer(STORE, "visiting", start)).toBeNull();
});

it("finds a session by its token, in its own store only", async () => {
  await signIn("known");
  expect(await findVisitorSession(STORE, "known", start)).toMatchObject({ kind: "customer", customerId: "asha" });
  expect(await findVisitorSession("another-store", "known", start)).toBeNull();
  expect(await findVisitorSession(STORE, "unknown", start)).toBeNull();
});

it("ends a customer's session after thirty days without use, or after half a year", async () => {
  await signIn("idle");
  expect(await findVisitorSession(STORE, "idle", after(30))).toBeNull();
  await signIn("used");
  for (let day = 25; day < 180; day += 25) expect(await findVisitorSession(STORE, "used", after(day))).not.toBeNull();
  expect(await findVisitorSession(STORE, "used", after(180))).toBeNull();
});

it("ends a guest's session after two hours without use, or after a day", async () => {
  const hours = (count: number) => after(count / 24);
  await signInGuest("guest-idle");
  expect(await findVisitorSession(STORE, "guest-idle", hours(1.9))).toMatchObject({ email: "guest@example.com" });
  expect(await findVisitorSession(STORE, "guest-idle", hours(4))).toBeNull();
  await signInGuest("guest-used");
  for (let hour = 1; hour < 24; hour += 1)
    expect(await findVisitorSession(STORE, "guest-used", hours(hour))).not.toBeNull();
  expect(await findVisitorSession(STORE, "guest-used", hours(24))).toBeNull();
});

it("lists the devices of one customer, and lets them end only their own", async () => {
  await endSessionsOfCustomer(STORE, "asha");
  await signIn("phone");
  await signIn("laptop");
  await signIn("binas", "bina");
  const devices = await listDevices(STORE, "asha", start);
  expect(devices.map(({ device }) => device)).toEqual(["Firefox", "Firefox"]);
  const [first] = devices;
  const id = first?.id ?? "";
  expect(await endDevice(STORE, "bina", id)).toBe(false);
  expect(await endDevice("another-store", "asha", id)).toBe(false);
  expect(await listDevices(STORE, "asha", start)).toHaveLength(2);
  expect(await endDevice(STORE, "asha", id)).toBe(true);
  expect(await listDevices(STORE, "asha", start)).toHaveLength(1);
});

it("signs out here, and everywhere else", async () => {
  await endSessionsOfCustomer(STORE, "asha");
  for (const token of ["one", "two", "three"]) await signIn(token);
  const here = await findVisitorSession(STORE, "one", start);
  await endSessionsOfCustomer(STORE, "asha", { except: here?.id ?? "" });
  expect(await findVisitorSession(STORE, "one", start)).not.toBeNull();
  expect(await findVisitorSession(STORE, "two", start)).toBeNull();
  await endVisitorSession(STORE, here?.id ?? "");
  expect(await findVisitorSession(STORE, "one", start)).toBeNull();
  expect(await findVisitorSession(STORE, "binas", start)).not.toBeNull();
});

it("removes expired sessions", async () => {
  await signIn("kept");
  await signInGuest("over");
  await endOldSessions(after(1));
  expect(await findVisitorSession(STORE, "over", start)).toBeNull();
  expect(await findVisitorSession(STORE, "kept", start)).not.toBeNull();
});
