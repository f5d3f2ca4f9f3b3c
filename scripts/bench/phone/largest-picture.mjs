import { PHONE, watchFirstView } from "../../budgets/first-view.mjs";

/**
 * The picture that is a page's largest paint on the phone, with its bytes and size in the page; null if that is a text.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} address
 */
export async function largestPicture(browser, address) {
  const tab = await browser.newPage(PHONE);
  try {
    await watchFirstView(tab, address);
    const found = await tab.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            const { url, element } = list.getEntries().at(-1) ?? {};
            const { width, height } = element?.getBoundingClientRect() ?? {};
            resolve(url ? { url, width: Math.round(width), height: Math.round(height) } : null);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    if (!found) return null;
    const response = await fetch(found.url);
    return { ...found, type: response.headers.get("content-type"), bytes: Buffer.from(await response.arrayBuffer()) };
  } finally {
    await tab.close();
  }
}
