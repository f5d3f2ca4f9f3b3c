import { HttpResponse, http, type JsonBodyType } from "msw";
import { server } from "../mocks/server";
import { sentBody } from "./sent-body";

type Method = "post" | "put" | "patch" | "delete";

/** Mocks one call of the account API with this response; returns the bodies of the requests that it receives. */
export function mockAccountCall(
  method: Method,
  path: string,
  body: JsonBodyType,
  status = 200,
  headers: Record<string, string> = {},
): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http[method](`*/api/account${path}`, async ({ request }) => {
      sent.push(request.body === null ? null : await sentBody(request));
      return HttpResponse.json(body, {
        status,
        headers: { ...headers, ...(status >= 400 && { "Content-Type": "application/problem+json" }) },
      });
    }),
  );
  return sent;
}

/** The response body of a refused call. */
export const refusal = (code: string, errors: { path: string; code: string }[] = []) => ({ code, errors });
