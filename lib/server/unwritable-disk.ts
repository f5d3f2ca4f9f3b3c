import "server-only";

/** Why nothing can be written. */
type DiskFault = "full" | "read-only" | "forbidden";

/** The operating system's codes, PostgreSQL's, and the numbers of WASI, in which the embedded database runs. */
const FAULTS: Readonly<Record<string, DiskFault>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  53100: "full",
  51: "full",
  19: "full",
  EROFS: "read-only",
  69: "read-only",
  EACCES: "forbidden",
  EPERM: "forbidden",
};
/** The only error of the embedded database that has a number and no code. */
const WASI_ERROR = "ErrnoError";

const LOG_PAUSE_MS = 60_000;
let loggedAt = Number.NEGATIVE_INFINITY;

/** Whether the error, or what caused it, is that the disk is full or read-only; null if it is something else. */
export function diskFaultOf(error: unknown): DiskFault | null {
  for (let each = error; typeof each === "object" && each !== null; each = Reflect.get(each, "cause")) {
    const isOfWasi = Reflect.get(each, "name") === WASI_ERROR;
    const fault = FAULTS[String(Reflect.get(each, isOfWasi ? "errno" : "code"))];
    if (fault) return fault;
  }
  return null;
}

/** The file that an error of the operating system names; null if it names none. */
export function fileOf(error: unknown): string | null {
  for (let each = error; typeof each === "object" && each !== null; each = Reflect.get(each, "cause")) {
    const file = Reflect.get(each, "path");
    if (typeof file === "string") return file;
  }
  return null;
}

const REMEDIES: Readonly<Record<DiskFault, string>> = {
  full: "the disk is full. Make room on it",
  "read-only": "the disk is read-only. Make it writable",
  forbidden: "this user may not write there. Change the folder's owner",
};

/** What the owner reads if the shop cannot start. */
export function unwritableFolderText(folder: string, fault: DiskFault): string {
  return `The data folder ${folder} cannot be written: ${REMEDIES[fault]}, or set DATA_DIR to another folder.`;
}

/** Logs it at most once a minute: every write fails in the same way, and the log may be on the same disk. */
export function logUnwritableDisk(
  fault: DiskFault,
  file: string | null = null,
  now = Date.now(),
  print = console.error,
): void {
  if (now - loggedAt < LOG_PAUSE_MS) return;
  loggedAt = now;
  print(`Nothing can be saved: ${REMEDIES[fault]}.${file === null ? "" : ` It failed at ${file}.`}`);
}
