type Handler = (request: Request, context?: { params: Promise<Record<string, string>> }) => Promise<Response>;

type RequestOptions = {
  method?: string;
  path?: string;
  params?: Record<string, string>;
  /** The request body, which is sent as JSON. */
  body?: unknown;
  /** The request body, which is sent as a plain HTML form; `FormData` for a form with files. */
  form?: Record<string, string> | FormData;
  headers?: Record<string, string>;
};

const HOST = "localhost:3000";

/** A browser for tests of route handlers. It stores cookies and sends the cross-site token as the shop's pages do. */
export function visitorBrowser(origin = `http://${HOST}`) {
  const cookies = new Map<string, string>();

  async function ask(handler: Handler, options: RequestOptions = {}): Promise<Response> {
    const { method = "GET", path = "/api", params = {}, body, form, headers = {} } = options;
    const isWrite = method !== "GET";
    const sent = new Headers({
      host: HOST,
      "x-forwarded-for": "203.0.113.7",
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
      ...(isWrite && { origin, "sec-fetch-site": "same-origin" }),
      ...(isWrite && !form && { "content-type": "application/json", "x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "" }),
      ...(form && !(form instanceof FormData) && { "content-type": "application/x-www-form-urlencoded" }),
      ...headers,
    });
    const request = new Request(`http://${HOST}${path}`, { method, headers: sent, body: bodyOf(form, body) });
    const response = await handler(request, { params: Promise.resolve(params) });
    for (const header of response.headers.getSetCookie()) storeCookie(header);
    return response;
  }

  function storeCookie(header: string) {
    const [pair = "", ...attributes] = header.split("; ");
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) cookies.delete(name);
    else cookies.set(name, value);
  }

  return { ask, cookies };
}

function bodyOf(form: RequestOptions["form"], body: unknown) {
  if (form instanceof FormData) return form;
  if (form) return new URLSearchParams(form).toString();
  return body === undefined ? null : JSON.stringify(body);
}
