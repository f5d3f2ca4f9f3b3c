/** The pattern of `like` for texts that contain this one. For people "%" and "_" are ordinary characters. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
