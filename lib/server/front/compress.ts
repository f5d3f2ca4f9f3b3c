import "server-only";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import type { Encoding } from "./encoding";

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/**
 * Smaller and faster than gzip: a list of 122 kB has 20,840 bytes after 1.15 ms instead of 22,780 after 1.57, a cart of
 * 61 kB 13,950 after 0.74 instead of 14,140 after 0.88. With 3 a third of the time is saved, and the cart larger than
 * with gzip.
 */
const QUICK = 4;
/** 6 makes a home page 23 % smaller than gzip does and takes 4 ms; 9 makes it 25 % smaller in 18 ms, 11 31 % in 230 ms. */
const BEST = 6;

const COMPRESS: Record<Encoding, (text: Buffer) => Buffer> = {
  br: (text) => brotliCompressSync(text, optionsFor(text, QUICK)),
  gzip: (text) => gzipSync(text),
  identity: (text) => text,
};

const DECOMPRESS: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  identity: (body) => body,
};

/** Compresses a page at once, while its visitor waits. */
export function compressNow(text: Buffer, encoding: Encoding): Buffer {
  return COMPRESS[encoding](text);
}

/** The same page in another encoding. */
export function recode(body: Buffer, from: Encoding, to: Encoding): Buffer {
  return compressNow(DECOMPRESS[from](body), to);
}

/**
 * Compresses a page with brotli, as well as it pays. This runs in Node's thread pool; only decompressing it before, a few
 * tenths of a millisecond, delays other requests.
 */
export async function compressBest(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const text = DECOMPRESS[encoding](body);
  return await promisify(brotliCompress)(text, optionsFor(text, BEST));
}

function optionsFor(text: Buffer, quality: number) {
  return {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
}
