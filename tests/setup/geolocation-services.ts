/**
 * The ports of the fake geolocation services in browser tests. A shop that is already running must have been started
 * with their addresses.
 */
export const GEOLOCATION_PORTS = [3211, 3212, 3213] as const;
export const GEOLOCATION_URLS = GEOLOCATION_PORTS.map((port) => `http://127.0.0.1:${port}/json`);
