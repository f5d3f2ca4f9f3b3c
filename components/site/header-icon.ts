/** The look of a picture in the header that one may press. */
export const HEADER_ICON = "grid size-11 place-items-center hover:text-accent";
