import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** How a service behaves: it knows the country, drops the connection, answers too late, or sends something invalid. */
const GEOLOCATION_STATES = ["india", "germany", "down", "slow", "nonsense"] as const;
export type GeolocationState = (typeof GEOLOCATION_STATES)[number];

/**
 * The header by which a browser test sets the state of each service, separated by commas. It is a header because tests
 * run in parallel; without it the browser is in India.
 */
export const GEOLOCATION_HEADER = "x-geolocation";

/** Longer than any page waits. */
const SLOW_MS = 9_000;

/** The first two services answer alike; the third uses other names (specification §7). */
const ANSWERS: readonly ((code: string, name: string) => object)[] = [
  (code, name) => ({ country_code: code, country_name: name }),
  (code, name) => ({ country_code: code, country_name: name }),
  (code, name) => ({ countryCode: code, countryName: name }),
];

/** Fakes of the three public services that tell a browser its country, one server per port. */
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
  // Because of the extra header, browsers send a preflight request first.
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
