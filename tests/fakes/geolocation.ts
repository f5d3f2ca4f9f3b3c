import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/**
 * What a fake service does. `india` and `germany`: it returns that country; `down`: it drops the connection; `slow`: it
 * responds too late; `nonsense`: it returns something invalid.
 */
const GEOLOCATION_STATES = ["india", "germany", "down", "slow", "nonsense"] as const;
export type GeolocationState = (typeof GEOLOCATION_STATES)[number];

/**
 * The header with which a browser test sets what each service does; the values are separated by commas. It is a header
 * because tests run in parallel and each needs its own settings. Without this header all services return India.
 */
export const GEOLOCATION_HEADER = "x-geolocation";

/** The delay of a slow service: longer than any page waits for a response. */
const SLOW_MS = 9_000;

/**
 * The responses of the three services. The first two have the same format; the third uses other field names
 * (specification §7).
 */
const ANSWERS: readonly ((code: string, name: string) => object)[] = [
  (code, name) => ({ country_code: code, country_name: name }),
  (code, name) => ({ country_code: code, country_name: name }),
  (code, name) => ({ countryCode: code, countryName: name }),
];

/** Starts fakes of the three public services from which a browser learns its country, one server per port. */
export async function startGeolocation(ports: readonly number[]): Promise<void> {
  await Promise.all(
    ports.map((port, index) => {
      const server = createServer((request, response) => respond(index, request, response));
      return new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    }),
  );
}

function respond(index: number, request: IncomingMessage, response: ServerResponse) {
  response.setHeader("access-control-allow-origin", "*");
  // CORS does not let browsers send the header with the states unless the server allows it explicitly.
  response.setHeader("access-control-allow-headers", "*");
  if (request.method === "OPTIONS") return response.writeHead(204).end();
  const requested = String(request.headers[GEOLOCATION_HEADER] ?? "").split(",")[index];
  const state = GEOLOCATION_STATES.find((each) => each === requested) ?? "india";
  const sendCountry = (code: string, name: string) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(ANSWERS[index]?.(code, name)));
  switch (state) {
    case "india":
      return sendCountry("IN", "India");
    case "germany":
      return sendCountry("DE", "Germany");
    case "down":
      return request.socket.destroy();
    case "slow":
      return setTimeout(() => sendCountry("DE", "Germany"), SLOW_MS).unref();
    case "nonsense":
      return response.writeHead(200, { "content-type": "text/html" }).end("<html>Hello</html>");
  }
}
