export { default, generateViewport } from "../checkout/layout";

// As the checkout: rendered for its visitor, whole and without a shell (decision 1).
export const instant = false;
