/** The name under which the browser finds the picture on both pages. The style sheet knows it, too. */
const NAME = "product-picture";

/** While a page opens, the browser shows the old one and answers nothing, so that pages which take longer do without. */
const PATIENCE_MS = 150;

/**
 * Opens the page of a card's link, and lets the picture of the card move to its place on that page, in browsers that can.
 * Nothing moves for visitors who want less motion, or if the page was not fetched in advance.
 */
export function openWithPicture(link: Element, open: () => void): void {
  const picture = link.closest("article")?.querySelector<HTMLElement>(".card-picture");
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!picture || isCalm || !link.matches(".card-name > a") || !("startViewTransition" in document)) {
    open();
    return;
  }
  picture.style.viewTransitionName = NAME;
  let arrived: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    open();
    arrived = await productPicture();
    picture.style.viewTransitionName = "";
    if (arrived) arrived.style.viewTransitionName = NAME;
    else transition.skipTransition();
  });
  const finish = () => {
    picture.style.viewTransitionName = "";
    if (arrived) arrived.style.viewTransitionName = "";
  };
  transition.ready.catch(() => {
    // Skipped, or the browser could not take its pictures. The page has opened all the same.
  });
  transition.finished.then(finish, finish);
}

/** The first picture of the product's page, once it is shown; null if that takes too long. */
function productPicture(): Promise<HTMLElement | null> {
  // The router keeps pages that were left, hidden.
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(".gallery img")].find((picture) => picture.checkVisibility()) ?? null;
  const before = find();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = find();
      if (found && found !== before) finish(found);
    });
    const timer = setTimeout(() => finish(null), PATIENCE_MS);
    const finish = (picture: HTMLElement | null) => {
      clearTimeout(timer);
      observer.disconnect();
      resolve(picture);
    };
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["style"] });
  });
}
