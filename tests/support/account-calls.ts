import { HttpResponse, http, type JsonBodyType } from "msw";
import { server } from "../mocks/server";

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
      const text = await request.text();
      sent.push(text === "" ? null : JSON.parse(text));
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
