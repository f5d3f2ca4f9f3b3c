import "@testing-library/jest-dom";
import { takeExpiredTags } from "../mocks/next-cache";
import { server } from "../mocks/server";

/**
 * Calls to external services for which a test has no handler. Each makes the test fail at its end, because the code
 * under test may handle the error of such a call, so that nobody would notice.
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
