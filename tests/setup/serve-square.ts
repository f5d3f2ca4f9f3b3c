import { startSquare } from "../fakes/square";
import { SQUARE_STAND_IN_PORT } from "./square-stand-in";

// A program of its own, as several files of journeys pay by card at the same time.
await startSquare({ port: SQUARE_STAND_IN_PORT });
