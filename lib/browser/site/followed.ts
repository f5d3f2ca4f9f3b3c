/**
 * What happens when a link of the shop is followed. `FollowedCards`, which is not part of the first load, does more for
 * the links of cards.
 */
export const followed = { open: (_link: HTMLAnchorElement, open: () => void) => open() };
