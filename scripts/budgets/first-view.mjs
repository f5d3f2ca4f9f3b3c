/** A phone's screen, the one that Lighthouse looks through. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const QUIET_MILLISECONDS = 1_000;
const LONGEST_MILLISECONDS = 10_000;

/**
 * What a first visit to a page loads before anybody touches it, until nothing has been asked for during a second.
 *
 * @param {import("playwright").Page} page in a context of its own, so that nothing is cached
 * @param {string} address
 */
export async function watchFirstView(page, address) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const requests = new Map();
  let lastChange = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    lastChange = Date.now();
    // What stands in the page itself is no request.
    if (!request.url.startsWith("data:")) requests.set(requestId, { url: request.url, type, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    lastChange = Date.now();
    const known = requests.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: "load" });
  const end = Date.now() + LONGEST_MILLISECONDS;
  while (Date.now() < Math.min(end, lastChange + QUIET_MILLISECONDS)) await page.waitForTimeout(100);
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
