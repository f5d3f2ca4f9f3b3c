import { z } from "zod";
import {
  activity,
  amount,
  choice,
  degrees,
  flag,
  list,
  requiredText,
  section,
  text,
  textList,
  tolerant,
  whole,
  wholeOrNull,
} from "@/lib/contracts/codec/tolerant";
import { currencyCode } from "@/lib/contracts/currency";
import { type AutoBadge, type Badge, type Branch, type OpeningDay, PICKUP_DELAY_UNITS } from "@/lib/domain/store/store";
import { applicationSettingSchema, MAX_PICKUP_DELAY } from "./application-setting";
import { checkoutSettingSchema } from "./checkout-setting";
import { footerConfigSchema } from "./footer-config";

/** A time of day such as `09:30`. */
const timeOfDay = tolerant(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), (sent) =>
  typeof sent === "string" ? sent.trim().padStart(5, "0") : sent,
);

const colourCode = () =>
  tolerant(z.string().regex(/^#[0-9a-f]{6}$/), (sent) => (typeof sent === "string" ? sent.trim().toLowerCase() : sent));

const openingDaySchema = z.object({
  /** The day of the week; 0 is Sunday. */
  code: tolerant(z.int().min(0).max(6), (sent) => (typeof sent === "string" ? Number.parseInt(sent, 10) : sent)),
  day: text(),
  active: flag(false),
  opening_hrs: list(z.object({ from: timeOfDay, to: timeOfDay })),
});

const branchSchema = z.object({
  _id: requiredText(),
  name: requiredText(),
  rank: whole(0),
  contact_person: text(),
  mobile: text(),
  address: text(),
  country: text(),
  state: text(),
  city: text(),
  pincode: text(),
  lat: degrees(90),
  lng: degrees(180),
  landmark: text(),
  location_url: tolerant(z.string(), (sent) => (typeof sent === "string" && /^https?:\/\//i.test(sent) ? sent : "")),
  pickup_location: flag(false),
  sp_delay_type: choice(PICKUP_DELAY_UNITS, "day"),
  /** Null if the store's own delay applies to this branch. */
  sp_delay_duration: wholeOrNull({ max: MAX_PICKUP_DELAY }),
  status: activity("active"),
});

const autoTagSchema = z.object({
  type: z.enum(["new_arrival", "on_sale", "sold_out"]),
  name: requiredText(),
  status: activity("active"),
});

/** Specification §3, "Store properties". */
export const storePropertiesSchema = section({
  pincodes: textList(),
  currency_list: list(
    z.object({ currency_code: currencyCode(), country_list: list(z.object({ code: requiredText(), name: text() })) }),
  ),
  opening_days: list(openingDaySchema),
  branches: list(branchSchema),
  img_tag_list: list(
    z.object({ _id: requiredText(), name: requiredText(), rank: whole(0), status: activity("active") }),
  ),
  auto_tags: list(autoTagSchema),
  /** The colours of the store, with the codes of their swatches as `#rrggbb`. */
  color_list: list(z.object({ name: requiredText(), code: colourCode() })),
  checkout_setting: checkoutSettingSchema,
  footer_config: footerConfigSchema,
  giftcard_config: section({
    price_list: list(z.number().positive()),
    price_range_status: flag(false),
    price_range: section({ from: amount(), to: amount() }),
  }),
  application_setting: applicationSettingSchema,
});
export type StorePropertiesWire = z.infer<typeof storePropertiesSchema>;

const byRank = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;

export function toBranches({ branches }: StorePropertiesWire): Branch[] {
  return branches.toSorted(byRank).map((branch) => ({
    id: branch._id,
    name: branch.name,
    contactPerson: branch.contact_person,
    mobile: branch.mobile,
    address: branch.address,
    landmark: branch.landmark,
    city: branch.city,
    state: branch.state,
    pincode: branch.pincode,
    country: branch.country,
    location: branch.lat === null || branch.lng === null ? null : { latitude: branch.lat, longitude: branch.lng },
    locationUrl: branch.location_url,
    isPickupLocation: branch.pickup_location,
    pickupDelay:
      branch.sp_delay_duration === null ? null : { unit: branch.sp_delay_type, count: branch.sp_delay_duration },
    isActive: branch.status === "active",
  }));
}

export function toOpeningDays({ opening_days }: StorePropertiesWire): OpeningDay[] {
  return opening_days.map(({ code, day, active, opening_hrs }) => ({
    weekday: code,
    name: day,
    isOpen: active,
    hours: opening_hrs,
  }));
}

export function toBadges({ img_tag_list }: StorePropertiesWire): Badge[] {
  return img_tag_list
    .toSorted(byRank)
    .map(({ _id, name, rank, status }) => ({ id: _id, name, rank, isActive: status === "active" }));
}

export function toAutoBadges({ auto_tags }: StorePropertiesWire): AutoBadge[] {
  return auto_tags.map(({ type, name, status }) => ({ type, name, isActive: status === "active" }));
}

/** The badges of a store as its properties hold them. */
export const badgesInProperties = ({
  badges,
  autoBadges,
}: {
  badges: readonly Badge[];
  autoBadges: readonly AutoBadge[];
}): Pick<StorePropertiesWire, "img_tag_list" | "auto_tags"> => ({
  img_tag_list: badges.map(({ id, name, rank, isActive }) => ({ _id: id, name, rank, status: statusOf(isActive) })),
  auto_tags: autoBadges.map(({ type, name, isActive }) => ({ type, name, status: statusOf(isActive) })),
});

const statusOf = (isActive: boolean) => (isActive ? "active" : "inactive");
