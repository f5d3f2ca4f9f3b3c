/** Classes of an icon button in the header. */
export const HEADER_ICON = "grid size-11 place-items-center hover:text-accent";
