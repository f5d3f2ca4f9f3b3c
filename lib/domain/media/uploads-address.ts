import type { StoreDetails } from "../store/store";

/** The address below which a store's own pictures are, with a slash at its end. */
export const uploadsAddress = ({ id, origin }: Pick<StoreDetails, "id" | "origin">): string =>
  `${origin}/uploads/${id}/`;
