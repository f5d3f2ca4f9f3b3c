import http from "node:http";

const INDIA = JSON.stringify({ country_code: "IN", country_name: "India", countryCode: "IN", countryName: "India" });

/**
 * Starts a substitute for the public geolocation services. With the real ones, pages would have a failed request on a
 * machine without network access, and on others the times of somebody else's server would be measured.
 */
export async function startGeolocation() {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" }).end(INDIA);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}/json`, stop: () => server.close() };
}
