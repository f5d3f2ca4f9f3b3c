/** What makes the demo somebody's own shop, in the order in which it is done. */
export const SETUP_STEPS = ["name", "logo", "currencies", "tax", "sending", "payment", "policies", "domain"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** `isDone`: the shop sees that it is no longer as in the demo. `isTicked`: somebody says that it is right as it is. */
export type SetupState = { step: SetupStep; isDone: boolean; isTicked: boolean };

/** How much of the demo is still in the store. */
export type DemoLeft = { products: number; categories: number; posts: number };
