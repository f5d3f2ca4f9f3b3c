/** `path` is relative to the root of the project, with slashes. */
export type TextFile = { path: string; text: string };
