/** The phone that Lighthouse emulates. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const QUIET_MS = 1_000;
const MAX_WAIT_MS = 10_000;

/**
 * Counts what a first visit to a page loads before any interaction, until there has been no request for a second.
 *
 * @param {import("playwright").Page} page in a context of its own, so that nothing is cached
 * @param {string} address
 */
export async function watchFirstView(page, address) {
  // We must not call other people's geolocation services, and failed requests to them would be counted. So we answer in
  // their place.
  const { origin } = new URL(address);
  await page.route(
    (url) => url.origin !== origin,
    (route) =>
      route.fulfill({
        json: { country_code: "IN", country_name: "India", countryCode: "IN", countryName: "India" },
        headers: { "access-control-allow-origin": "*" },
      }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const requests = new Map();
  const pending = new Set();
  let lastChange = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    lastChange = Date.now();
    // Data URLs are not counted as requests, because they are part of the page.
    if (request.url.startsWith("data:")) return;
    requests.set(requestId, { url: request.url, type, bytes: 0 });
    pending.add(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => pending.delete(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    lastChange = Date.now();
    pending.delete(requestId);
    const entry = requests.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: "load" });
  const end = Date.now() + MAX_WAIT_MS;
  const isQuiet = () => pending.size === 0 && Date.now() >= lastChange + QUIET_MS;
  while (Date.now() < end && !isQuiet()) await page.waitForTimeout(100);
  await session.detach();
  const list = [...requests.values()];
  const sum = (isCounted) => list.filter(isCounted).reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: list.length,
    bytes: sum(() => true),
    script: sum(({ type }) => type === "Script"),
    pictures: sum(({ type }) => type === "Image"),
    list,
  };
}
