/** A phone's screen, the one that Lighthouse looks through. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const QUIET_MILLISECONDS = 1_000;
const LONGEST_MILLISECONDS = 10_000;

/**
 * What a first visit to a page loads before anybody touches it, until all has arrived and nothing has been asked for
 * during a second.
 *
 * @param {import("playwright").Page} page in a context of its own, so that nothing is cached
 * @param {string} address
 */
export async function watchFirstView(page, address) {
  // The services that name a visitor's country are others': a run without them would count every failed attempt.
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
    // What stands in the page itself is no request.
    if (request.url.startsWith("data:")) return;
    requests.set(requestId, { url: request.url, type, bytes: 0 });
    pending.add(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => pending.delete(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    lastChange = Date.now();
    pending.delete(requestId);
    const known = requests.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: "load" });
  const end = Date.now() + LONGEST_MILLISECONDS;
  const isQuiet = () => pending.size === 0 && Date.now() >= lastChange + QUIET_MILLISECONDS;
  while (Date.now() < end && !isQuiet()) await page.waitForTimeout(100);
  await session.detach();
  const list = [...requests.values()];
  const sum = (kept) => list.filter(kept).reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: list.length,
    bytes: sum(() => true),
    script: sum(({ type }) => type === "Script"),
    pictures: sum(({ type }) => type === "Image"),
    list,
  };
}
