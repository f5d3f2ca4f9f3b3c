import { setupServer } from "msw/node";

/**
 * Intercepts all requests to external services in the tests of a suite that imports this. A suite adds handlers with
 * `server.use(…)`, which are removed after each test. A request without a handler makes its test fail at its end, because
 * the code under test may handle the error, so that nobody would notice.
 */
export const server = setupServer();

const unexpectedCalls: string[] = [];

beforeAll(() => {
  server.listen({
    onUnhandledRequest(request, print) {
      unexpectedCalls.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
});

afterEach(() => {
  server.resetHandlers();
  expect(unexpectedCalls.splice(0)).toEqual([]);
});

afterAll(() => server.close());
