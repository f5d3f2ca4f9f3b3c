/** The port of the fake Razorpay in browser tests. The shop that these tests start is configured to use it. */
export const RAZORPAY_STAND_IN_PORT = 3217;

export const RAZORPAY_STAND_IN = {
  RAZORPAY_KEY_SECRET: "razorpay-secret",
  RAZORPAY_WEBHOOK_SECRET: "razorpay-webhook",
  RAZORPAY_API_URL: `http://127.0.0.1:${RAZORPAY_STAND_IN_PORT}`,
  RAZORPAY_SCRIPT_URL: `http://127.0.0.1:${RAZORPAY_STAND_IN_PORT}/v1/checkout.js`,
};
