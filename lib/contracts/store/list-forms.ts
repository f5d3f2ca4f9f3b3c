import type { StoredLink } from "@/lib/contracts/content/stored-link";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";

/** Entries of lists as their owner writes them, with the fields of docs/domain.md. */

type ShippingRateForm = { weight: number; multiplier: number };

/** A zone names states if its method ships at home, otherwise countries. */
export type ShippingZoneForm = {
  zone: string;
  states?: string[];
  countries?: string[];
  price_per_kg: number;
  delivery_time: string;
  rate_multiplier: ShippingRateForm[];
};

export type ShippingMethodForm = {
  name: string;
  tracking_link: string;
  shipping_type: "Domestic" | "International";
  shipping_price: number;
  delivery_time: string;
  free_shipping: boolean;
  minimum_price: number;
  alert_status: boolean;
  domes_zone_status: boolean;
  domes_zones: ShippingZoneForm[];
  inter_zone_status: boolean;
  inter_zones: ShippingZoneForm[];
  status: "active" | "inactive";
};

export type TaxRateForm = {
  name: string;
  igst: number;
  cgst: number;
  sgst: number;
  home_country: string;
  home_state: string;
  primary: boolean;
};

export type CollectionForm = { name: string; options: { name: string; link: StoredLink | null }[] };

export type FilterGroupForm = { name: string; options: { slug: string; name: string; swatch?: string }[] };

export type MenuForm = {
  name: string;
  link: StoredLink | null;
  columns: { name: string; link: StoredLink | null; links: { name: string; link: StoredLink | null }[] }[];
  pictures: {
    picture: StoredPicture | null;
    heading: string;
    sub_heading?: string;
    btn_text?: string;
    link: StoredLink | null;
  }[];
};

export type SlotForm = { from_time: string; to_time: string; price: number; status?: "active" | "inactive" };
export type SlotGroupForm = {
  delay_type: "hour" | "day";
  delay_duration: number;
  /** Until when an order counts as placed on its day; only with `day`. */
  order_time: string;
  status?: "active" | "inactive";
  slots: SlotForm[];
};
export type DeliveryPlanForm = {
  available_days: { code: number; active: boolean }[];
  list: { following_days: number; status?: "active" | "inactive"; groups: SlotGroupForm[] }[];
};
