import type { StoreDetails } from "../store/store";
import type { ReturnRules } from "./return";

/** The rules by which a store takes items back. Without the feature for gift cards nobody can choose one. */
export function returnRulesOf({ setting, features }: Pick<StoreDetails, "setting" | "features">): ReturnRules {
  const { returns, returnDays: days } = setting;
  return { terms: { ...returns, offersGiftCard: returns.offersGiftCard && features.manualGiftCards }, days };
}
