import "server-only";
import { fail, ok, type Result } from "@/lib/domain/result";

export type DownloadFailure = "unreachable" | "refused" | "too_large" | "not_a_picture";

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** Downloads a picture, if the host answers in time and says that it is one. */
export async function downloadPicture(address: string): Promise<Result<Buffer, DownloadFailure>> {
  const finished = new AbortController();
  try {
    const response = await fetch(address, {
      // Next.js caches what `fetch` reads unless told otherwise.
      cache: "no-store",
      headers: { accept: "image/*", "user-agent": "storefront-import" },
      signal: AbortSignal.any([finished.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const failure = failureOf(response);
    if (failure || !response.body) return fail(failure ?? "not_a_picture");
    return await readBounded(response.body);
  } catch (error) {
    // Unknown host, no connection or too slow. `fetch` tells them apart only in its message, and the owner need not know.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError")) {
      return fail("unreachable");
    }
    throw error;
  } finally {
    // Drop the rest of the body. (Cancelling the body instead would wait for other readers of a cloned response.)
    finished.abort();
  }
}

function failureOf({ ok: isFound, headers }: Response): DownloadFailure | null {
  if (!isFound) return "refused";
  if (!/^image\//i.test(headers.get("content-type") ?? "")) return "not_a_picture";
  return Number(headers.get("content-length") ?? 0) > MAX_BYTES ? "too_large" : null;
}

/** Counts bytes as they arrive: the host's Content-Length may be wrong. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Result<Buffer, DownloadFailure>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MAX_BYTES) return fail("too_large");
    chunks.push(next.value);
  }
  return ok(Buffer.concat(chunks));
}
