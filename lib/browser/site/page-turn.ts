/**
 * How a link's page opens. `turn-picture.ts`, which is not part of the first load, replaces it in browsers that can move
 * the picture of a card to its place on the product's page.
 */
export const pageTurn = { run: (_link: HTMLAnchorElement, open: () => void) => open() };
