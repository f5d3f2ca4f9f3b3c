import path from "node:path";

/** What is wrong with a file or a folder, in words for its owner. */
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

/** What the system says when `file` cannot be `done`, such as "written". */
export function fileError(file: string, done: string, { code = "unknown" }: NodeJS.ErrnoException): FileError {
  return new FileError(`${path.resolve(file)} cannot be ${done}: ${CAUSES[code] ?? code}.`);
}
