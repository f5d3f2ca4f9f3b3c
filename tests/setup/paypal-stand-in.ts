/** The port of the fake PayPal in browser tests. The shop that these tests start is configured to use it. */
export const PAYPAL_STAND_IN_PORT = 3215;

export const PAYPAL_STAND_IN = {
  PAYPAL_CLIENT_SECRET: "paypal-secret",
  PAYPAL_WEBHOOK_ID: "WH-EXAMPLE",
  PAYPAL_API_URL: `http://127.0.0.1:${PAYPAL_STAND_IN_PORT}`,
};
