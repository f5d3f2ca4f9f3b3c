import path from "node:path";

/** A file or folder that cannot be used. The message is for its owner. */
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

/** Why `file` cannot be `done`, such as "written", by the code of the system's error. */
export function fileError(file: string, done: string, { code = "unknown" }: NodeJS.ErrnoException): FileError {
  return new FileError(`${path.resolve(file)} cannot be ${done}: ${CAUSES[code] ?? code}.`);
}
