export { default, generateViewport } from "../checkout/layout";

// Rendered in full for each visitor, as in the checkout; no part of the page comes from a cache (decision 1).
export const instant = false;
