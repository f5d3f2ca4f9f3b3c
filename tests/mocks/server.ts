import { setupServer } from "msw/node";

/** Stands in for outside services. A suite adds its handlers with `server.use(…)`; they are gone after each test. */
export const server = setupServer();
