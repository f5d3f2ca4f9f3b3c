/** Where the stand-ins listen during browser tests; a shop that runs already has to be started with these. */
export const GEOLOCATION_PORTS = [3211, 3212, 3213] as const;
export const GEOLOCATION_URLS = GEOLOCATION_PORTS.map((port) => `http://127.0.0.1:${port}/json`);
