import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** How a service does: it knows, its connection breaks, it answers after the page has given up, or it talks nonsense. */
const GEOLOCATION_STATES = ["india", "germany", "down", "slow", "nonsense"] as const;
export type GeolocationState = (typeof GEOLOCATION_STATES)[number];

/**
 * By which a browser test says how the services do for it: one state for each, separated by commas. A header, because
 * journeys run side by side; a browser that says nothing is in India.
 */
export const GEOLOCATION_HEADER = "x-geolocation";

/** Longer than any page waits. */
const SLOW_MS = 9_000;

/** The one in the middle still answers like the first; the last has other names for the same (specification §7). */
const ANSWERS: readonly ((code: string, name: string) => object)[] = [
  (code, name) => ({ country_code: code, country_name: name }),
  (code, name) => ({ country_code: code, country_name: name }),
  (code, name) => ({ countryCode: code, countryName: name }),
];

/** A stand-in for the three public services that tell a browser its country, one server for each of `ports`. */
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
  // Headers that tests add make the browser ask for leave first.
  response.setHeader("access-control-allow-headers", "*");
  if (request.method === "OPTIONS") return response.writeHead(204).end();
  const said = String(request.headers[GEOLOCATION_HEADER] ?? "").split(",")[index];
  const state = GEOLOCATION_STATES.find((each) => each === said) ?? "india";
  const know = (code: string, name: string) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(ANSWERS[index]?.(code, name)));
  switch (state) {
    case "india":
      return know("IN", "India");
    case "germany":
      return know("DE", "Germany");
    case "down":
      return request.socket.destroy();
    case "slow":
      return setTimeout(() => know("DE", "Germany"), SLOW_MS).unref();
    case "nonsense":
      return response.writeHead(200, { "content-type": "text/html" }).end("<html>Hello</html>");
  }
}
