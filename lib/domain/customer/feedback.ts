import type { Features } from "../store/features";
import type { ApplicationSetting } from "../store/store";

/** What a customer thinks of the shop: three ratings from 1 to 5, and in their own words. */
export type Feedback = { quality: number; pricing: number; shipping: number; comment: string };

/** Needs the feature and the owner's switch (domain §1.4). */
export function asksForFeedback(store: {
  features: Pick<Features, "customerFeedback">;
  setting: Pick<ApplicationSetting, "asksForFeedback">;
}): boolean {
  return store.features.customerFeedback && store.setting.asksForFeedback;
}
