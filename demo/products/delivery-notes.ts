import type { Unit } from "@/lib/domain/product/unit";
import { SHIPPING_METHODS } from "../store/shipping-methods";

const { parcel, air } = SHIPPING_METHODS;

const PARCELS = `<p>Leaves Fort Kochi within two working days, and is then ${parcel.delivery_time} on the way within India, ${air.delivery_time} abroad. Free within India from ₹2,500.</p>`;

/** The text of the product footnote "Shipping and returns", for each unit a product can be sold in. */
export const DELIVERY_NOTES: Record<Unit, string> = {
  Mts: `${PARCELS}<p>We cut in one length. Cut cloth cannot go back on the roll, so we take it back only when the weave has a fault or we sent the wrong one. If in doubt, order a half metre first: we take its price off the next order of the same cloth.</p>`,
  Pcs: `${PARCELS}<p>Send it back within 14 days, unworn and unwashed, for an exchange or your money. An exchange for another size travels at our cost within India.</p>`,
  Kgs: `${PARCELS}<p>Skeins come from one dye lot as far as the lot goes; buy enough for the whole piece. Unwound skeins can come back within 14 days.</p>`,
};
