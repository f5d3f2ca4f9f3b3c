/** The port of the fake Stripe in browser tests. The shop that these tests start is configured to use it. */
export const STRIPE_STAND_IN_PORT = 3216;

export const STRIPE_STAND_IN = {
  STRIPE_SECRET_KEY: "sk_test_example",
  STRIPE_WEBHOOK_SECRET: "whsec_example",
  STRIPE_API_URL: `http://127.0.0.1:${STRIPE_STAND_IN_PORT}`,
  STRIPE_SCRIPT_URL: `http://127.0.0.1:${STRIPE_STAND_IN_PORT}/v3`,
};
