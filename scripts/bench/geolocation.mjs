import http from "node:http";

const INDIA = JSON.stringify({ country_code: "IN", country_name: "India", countryCode: "IN", countryName: "India" });

/**
 * What the public services tell a browser of its country, said by this machine: a bench without network would find a
 * failed request in every page, and one with network would measure somebody else's server.
 */
export async function startGeolocation() {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" }).end(INDIA);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}/json`, stop: () => server.close() };
}
