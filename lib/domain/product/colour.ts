/** A colour that the store names, with its code as `#rrggbb`: `color_list` of the platform. */
export type Colour = { name: string; code: string };
