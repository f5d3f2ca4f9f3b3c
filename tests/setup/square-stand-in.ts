/** Where the journeys have their stand-in for Square; the shop that they start is set to it. */
export const SQUARE_STAND_IN_PORT = 3219;

export const SQUARE_STAND_IN = {
  SQUARE_ACCESS_TOKEN: "square-token",
  SQUARE_API_URL: `http://127.0.0.1:${SQUARE_STAND_IN_PORT}`,
  SQUARE_SCRIPT_URL: `http://127.0.0.1:${SQUARE_STAND_IN_PORT}/v1/square.js`,
};
