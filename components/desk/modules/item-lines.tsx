import { useContext } from "react";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { RightsContext } from "../rights";
import { placedAt } from "./registry";

type ItemLinesProps = { item: OwnerOrderWire["item_list"][number]; store: StoreAnswer };

/** What modules say of an item of an order, below its name. */
export function ItemLines({ item, store }: ItemLinesProps) {
  return placedAt("orderItems", useContext(RightsContext), store).map(({ key, Lines }) => (
    <Lines key={key} item={item} />
  ));
}
