/**
 * The ports of the fake geolocation services in browser tests. If the tests use a shop that is already running, it must
 * have been started with these services as GEOLOCATION_URLS.
 */
export const GEOLOCATION_PORTS = [3211, 3212, 3213] as const;
export const GEOLOCATION_URLS = GEOLOCATION_PORTS.map((port) => `http://127.0.0.1:${port}/json`);
