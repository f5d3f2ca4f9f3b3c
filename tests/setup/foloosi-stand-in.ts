/** The port of the fake Foloosi in browser tests. The shop that these tests start is configured to use it. */
export const FOLOOSI_STAND_IN_PORT = 3218;

export const FOLOOSI_STAND_IN = {
  FOLOOSI_SECRET_KEY: "foloosi-secret",
  FOLOOSI_API_URL: `http://127.0.0.1:${FOLOOSI_STAND_IN_PORT}`,
  FOLOOSI_SCRIPT_URL: `http://127.0.0.1:${FOLOOSI_STAND_IN_PORT}/js/foloosipay.v2.js`,
};
