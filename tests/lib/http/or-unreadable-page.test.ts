import { UnreadableRowError } from "@/lib/data/readable-rows";
import { orUnreadablePage } from "@/lib/http/or-unreadable-page";

it("hands on what can be read", async () => {
  expect(await orUnreadablePage(Promise.resolve("an order"))).toBe("an order");
  expect(await orUnreadablePage(Promise.resolve(null))).toBeNull();
});

it("leads to the page that says so if it cannot be read", async () => {
  const reading = orUnreadablePage(Promise.reject(new UnreadableRowError("The order 1126 cannot be read")));
  await expect(reading).rejects.toMatchObject({ digest: expect.stringContaining("/others/unreadable") });
});

it("lets other faults pass", async () => {
  const fault = new Error("no such column");
  await expect(orUnreadablePage(Promise.reject(fault))).rejects.toBe(fault);
});
