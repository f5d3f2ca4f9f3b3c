/** The port of the fake Square in browser tests. The shop that these tests start is configured to use it. */
export const SQUARE_STAND_IN_PORT = 3219;

export const SQUARE_STAND_IN = {
  SQUARE_ACCESS_TOKEN: "square-token",
  SQUARE_API_URL: `http://127.0.0.1:${SQUARE_STAND_IN_PORT}`,
  SQUARE_SCRIPT_URL: `http://127.0.0.1:${SQUARE_STAND_IN_PORT}/v1/square.js`,
};
