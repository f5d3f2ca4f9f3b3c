import type { OrderAction } from "@/lib/workflows/order/manage";
import type { CommandLine } from "../command-line";
import { formatsOf } from "../output/formats";
import type { Shop } from "../shop";
import { warnOfMissingHsn } from "./missing-hsn";
import { orderTable } from "./texts";

/** The argument of commands about one order. */
export const ORDER = ["<order>", "its number or id"] as const;
/** The order number in examples. */
export const NUMBER = "482913-1126-100001";
/** The steps at which an order can get its invoice. */
const INVOICING_STEPS: readonly OrderAction["kind"][] = ["payment", "late-payment", "deliver"];

/** Takes a step with an order, and prints the changed order. */
export async function change({ output }: CommandLine, shop: Shop, name: string, action: OrderAction): Promise<void> {
  const order = await shop.changeOrder(name, action);
  await output.answer(order, async () => orderTable([order], formatsOf(await shop.describeStore()), output.styles));
  if (INVOICING_STEPS.includes(action.kind)) await warnOfMissingHsn(output, shop, order);
}
