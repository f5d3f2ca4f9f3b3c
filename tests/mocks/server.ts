import { setupServer } from "msw/node";

/** Intercepts calls to outside services. A suite adds handlers with `server.use(…)`; each test starts without them. */
export const server = setupServer();
