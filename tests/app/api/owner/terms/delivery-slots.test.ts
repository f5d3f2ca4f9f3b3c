import { PUT as saveSlots, GET as slots } from "@/app/api/owner/delivery-slots/route";
import { readSellingTerms } from "@/lib/data/pricing/selling-terms";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(() => insertSellingStore());

const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
const send = (method: string, body?: object) =>
  new Request("http://localhost/", { method, headers, ...(body && { body: JSON.stringify(body) }) });
const refusal = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

describe("delivery slots", () => {
  const group = {
    ...{ delay_type: "day", delay_duration: 1, order_time: "18:00" },
    slots: [{ from_time: "10:00", to_time: "12:00", price: 40 }],
  };
  const plan = (changed: object) => [
    {
      id: "town",
      content: {
        available_days: [{ code: 1, active: true }],
        list: [{ following_days: 7, groups: [{ ...group, ...changed }] }],
      },
    },
  ];
  const saved = async (list: object[]) => {
    const { list: seen } = await (await slots(send("GET"))).json();
    return saveSlots(send("PUT", { list, seen }));
  };

  it("are saved, and offered from then on", async () => {
    expect((await saved(plan({}))).status).toBe(200);
    const { deliveryPlans } = await readSellingTerms("nila-loom");
    expect(deliveryPlans).toMatchObject([
      { weekdays: [1], lists: [{ followingDays: 7, groups: [{ slots: [{ from: 600, to: 720, price: 4_000 }] }] }] },
    ]);
  });

  it.each([
    ["a time that ends before it begins", { slots: [{ from_time: "12:00", to_time: "10:00", price: 0 }] }, ".slots.0"],
    ["a slot without a time", { slots: [{ from_time: "", to_time: "10:00", price: 0 }] }, ".slots.0"],
    ["a rule by days without an hour", { order_time: "" }, ""],
  ])("are refused with %s, instead of leaving it out", async (_case, changed, path) => {
    expect(await refusal(await saved(plan(changed)))).toMatchObject({
      status: 422,
      code: "list_invalid",
      errors: [{ path: `0.content.list.0.groups.0${path}` }],
    });
  });
});
