/** `path` is relative to the root of the project, with forward slashes. */
export type TextFile = { path: string; text: string };
