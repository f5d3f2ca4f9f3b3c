import "@testing-library/jest-dom";
import { takeExpiredTags } from "../mocks/next-cache";
import { server } from "../mocks/server";

/**
 * Calls to external services for which a test has no handler. They make the test fail even if the code handles the
 * error, which would otherwise hide them.
 */
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
  takeExpiredTags();
  expect(unexpectedCalls.splice(0)).toEqual([]);
});

afterAll(() => server.close());
