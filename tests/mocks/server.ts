import { setupServer } from "msw/node";

/**
 * Intercepts calls to external services. A suite adds handlers with `server.use(…)`; they are removed after each test.
 */
export const server = setupServer();
