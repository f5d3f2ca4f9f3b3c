/** The ports of the fakes in browser tests; a shop that runs already must be started with these addresses. */
export const GEOLOCATION_PORTS = [3211, 3212, 3213] as const;
export const GEOLOCATION_URLS = GEOLOCATION_PORTS.map((port) => `http://127.0.0.1:${port}/json`);
