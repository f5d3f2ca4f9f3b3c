import { setupServer } from "msw/node";

/**
 * Intercepts all requests to external services in tests. A suite adds handlers with `server.use(…)`, which are removed
 * after each test.
 */
export const server = setupServer();
