/** The port of the fake gateway for text messages in browser tests. The shop that these tests start uses it. */
export const SMS_STAND_IN_PORT = 3214;

export const SMS_STAND_IN = { SMS_GATEWAY_URL: `http://127.0.0.1:${SMS_STAND_IN_PORT}` };
