import type { Features } from "../store/features";
import type { ApplicationSetting } from "../store/store";

/** A customer's feedback about the shop: three ratings from 1 to 5 and a comment. */
export type Feedback = { quality: number; pricing: number; shipping: number; comment: string };

/**
 * Whether the store asks customers for feedback: it must have the feature, and the owner must have switched it on
 * (docs/domain.md#feedback).
 */
export function asksForFeedback(store: {
  features: Pick<Features, "customerFeedback">;
  setting: Pick<ApplicationSetting, "asksForFeedback">;
}): boolean {
  return store.features.customerFeedback && store.setting.asksForFeedback;
}
