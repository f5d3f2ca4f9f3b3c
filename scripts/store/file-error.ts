import path from "node:path";

/** Thrown if a file or folder cannot be used. The message is shown to the owner. */
export class FileError extends Error {
  override name = "FileError";
}

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: "its folder does not exist",
  EACCES: "you have no permission",
  EISDIR: "it is a folder",
  ENOTDIR: "its folder is a file",
  ENOSPC: "the disk is full",
  EROFS: "the disk is read-only",
};

/**
 * An error that says why `file` cannot be "written" or "read" (`done`); the reason is derived from the system's error
 * code.
 */
export function fileError(file: string, done: string, { code = "unknown" }: NodeJS.ErrnoException): FileError {
  return new FileError(`${path.resolve(file)} cannot be ${done}: ${CAUSES[code] ?? code}.`);
}
