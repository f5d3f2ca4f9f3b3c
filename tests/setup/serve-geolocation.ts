import { startGeolocation } from "../fakes/geolocation";
import { GEOLOCATION_PORTS } from "./geolocation-services";

// playwright.config.ts starts this, and stops it after the tests.
await startGeolocation(GEOLOCATION_PORTS);
