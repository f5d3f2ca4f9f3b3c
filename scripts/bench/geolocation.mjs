import http from "node:http";

const INDIA = JSON.stringify({ country_code: "IN", country_name: "India", countryCode: "IN", countryName: "India" });

/**
 * A substitute for the public geolocation services. Without it, a bench without network access would count a failed
 * request on every page, and a bench with network access would measure somebody else's server.
 */
export async function startGeolocation() {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" }).end(INDIA);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}/json`, stop: () => server.close() };
}
