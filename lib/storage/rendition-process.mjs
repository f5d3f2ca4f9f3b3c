import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

// The process in which renditions are made (lib/storage/rendition-encoder.ts). It makes one at a time, and answers each
// message with what came of it. It is JavaScript, because it runs as it is, without a build.
sharp.cache(false);
sharp.concurrency(1);

process.on("message", async ({ original, file, width, format, options }) => {
  // Written to another file, which is then renamed: nobody can read half a picture.
  const draft = `${file}.${process.pid}.part`;
  try {
    const bytes = await sharp(await readFile(original))
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, options)
      .toBuffer();
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
    process.send({ isMade: true });
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    process.send({ isMade: false, code: error.code ?? null, reason: error.message });
  }
});
// The shop has ended, however it did.
process.on("disconnect", () => process.exit());
// Ctrl-C reaches this process too; the shop decides when it ends.
process.on("SIGINT", () => undefined);
