/** What a customer thinks of the shop: three ratings from 1 to 5, and in their own words. */
export type Feedback = { quality: number; pricing: number; shipping: number; comment: string };
