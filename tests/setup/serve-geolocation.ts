import { startGeolocation } from "../fakes/geolocation";
import { GEOLOCATION_PORTS } from "./geolocation-services";

// A program of its own: playwright.config.ts starts it before the browser tests and stops it after them.
await startGeolocation(GEOLOCATION_PORTS);
