/** The types of store that this shop serves: see docs/domain.md#store-kinds. */
const SERVED_TYPES = ["order_based", "quot_based"] as const;
export type StoreType = (typeof SERVED_TYPES)[number];

/** How a store sells: for money, by quotations, or by enquiries. */
export const SUB_TYPES = ["order", "quot", "enquiry"] as const;
export type SubType = (typeof SUB_TYPES)[number];

/** The type as which a store sells: a type that is not served sells as a normal shop. */
export function servedType(type: string): StoreType {
  return SERVED_TYPES.find((served) => served === type) ?? "order_based";
}

/**
 * How a store sells. Only a store of type `quot_based` takes quotations: in any other, the sub type `quot` is left over
 * from a time when it did.
 */
export function servedSubType(type: string, subType: SubType): SubType {
  return subType === "quot" && servedType(type) !== "quot_based" ? "order" : subType;
}
