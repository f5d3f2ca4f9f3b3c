import { startGeolocation } from "../fakes/geolocation";
import { GEOLOCATION_PORTS } from "./geolocation-services";

// Started by playwright.config.ts, and ended with the tests.
await startGeolocation(GEOLOCATION_PORTS);
