import { createWriteStream } from "node:fs";
import os from "node:os";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Encrypter } from "age-encryption";

// The process that packs a backup (lib/storage/backup/archive.ts), so that the shop need not wait for it: compresses what
// it reads, encrypts it if there is a passphrase, and writes it to the file. It is JavaScript, because it runs as it is,
// without a build.
os.setPriority(os.constants.priority.PRIORITY_LOW);
const [, , file] = process.argv;
const { BACKUP_PASSPHRASE } = process.env;

const packed = process.stdin.pipe(createGzip());
const sealed = BACKUP_PASSPHRASE ? Readable.fromWeb(await encrypt(Readable.toWeb(packed))) : packed;
try {
  await pipeline(sealed, createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }));
} catch (error) {
  // The shop logs this line.
  console.error(error.message);
  process.exitCode = 1;
}

function encrypt(stream) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(BACKUP_PASSPHRASE);
  return encrypter.encrypt(stream);
}
