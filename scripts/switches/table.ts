import { CHECKOUT_SWITCHES } from "./checkout-switches";
import { SHOP_SWITCHES } from "./shop-switches";
import type { FeatureSwitch } from "./switch";

/*
 * Every switch of a store, with what it does to pages and to calls. `tests/app/switches.test.ts` tries each row with the
 * switch on and off, and `npm run switches` writes docs/switches.md from them.
 */

export const FEATURE_SWITCHES: readonly FeatureSwitch[] = [...SHOP_SWITCHES, ...CHECKOUT_SWITCHES];
export { SETTING_SWITCHES } from "./setting-switches";
