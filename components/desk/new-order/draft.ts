import type { DeskDraftBody } from "@/lib/contracts/order/desk-calls";
import type { Unit } from "@/lib/domain/product/unit";

export type DraftItem = { sku: string; name: string; unit: Unit; quantity: number | string };

/** What is typed of an order. */
export type Draft = {
  items: readonly DraftItem[];
  contact: string;
  kind: "delivery" | "pickup";
  branchId: string;
  methodId: string;
  note: string;
  offerCode: string;
  address: Readonly<Record<(typeof ADDRESS_FIELDS)[number], string>>;
};
export const ADDRESS_FIELDS = [
  "name",
  "mobile",
  "country",
  "door_no",
  "address",
  "landmark",
  "city",
  "state",
  "pincode",
] as const;

export const EMPTY_DRAFT: Draft = {
  items: [],
  contact: "",
  kind: "delivery",
  branchId: "",
  methodId: "",
  note: "",
  offerCode: "",
  address: {
    name: "",
    mobile: "",
    country: "",
    door_no: "",
    address: "",
    landmark: "",
    city: "",
    state: "",
    pincode: "",
  },
};

/** The body of the call that prices a draft. Nothing is said about the address before it is typed. */
export function draftBody(draft: Draft, draftId: string, dialCode: string): DeskDraftBody {
  const { address, kind, methodId, branchId, note, offerCode, contact, items } = draft;
  const { name, mobile } = address;
  const isTyped = kind === "delivery" && address.address.trim() !== "";
  return {
    draft_id: draftId,
    contact,
    items: items.map(({ sku, quantity }) => ({ sku, quantity: Number(quantity) })),
    choices: {
      order_type: kind,
      ...(isTyped && { shipping_address: { ...address, type: "home" as const, dial_code: dialCode } }),
      ...(kind === "delivery" && methodId && { shipping_id: methodId }),
      ...(kind === "pickup" && branchId && { branch_id: branchId }),
      ...(kind === "pickup" && name && { collector: { name, mobile, dial_code: dialCode } }),
      ...(note && { order_note: note }),
      ...(offerCode && { offer_code: offerCode }),
    },
  };
}
