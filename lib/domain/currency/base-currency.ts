/** Source: specification §9. */
export const BASE_CURRENCY = "INR";
