import "@testing-library/jest-dom";
import { takeExpiredTags } from "../mocks/next-cache";
import { server } from "../mocks/server";

/** Calls without a handler. Code with a fallback would hide them, so they fail the test in any case. */
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
