/** The owner's desk; every page of it is below. */
export const DESK_PATH = "/desk";

/** Whether this decoded path is one of the desk. */
export const isDeskPath = (pathname: string): boolean => `${pathname}/`.startsWith(`${DESK_PATH}/`);

/** The page that opens the desk. The secret is after the `#`, which browsers do not send, so no log has it. */
export const deskLinkPath = (secret: string): string => `${DESK_PATH}/enter#${secret}`;
