/** The kinds of pictures that shoppers can send, for the `accept` of a file field. */
export const ACCEPTED_PICTURES =
  "image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,image/gif,image/tiff";
