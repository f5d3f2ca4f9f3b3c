export { default, generateViewport } from "../checkout/layout";

// Rendered for each visitor like the checkout, without a cached shell (decision 1).
export const instant = false;
