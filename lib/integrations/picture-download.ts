import "server-only";
import { fail, ok, type Result } from "@/lib/domain/result";

export type DownloadFailure = "unreachable" | "refused" | "too_large" | "not_a_picture";

const TIMEOUT_MILLISECONDS = 5_000;
const LARGEST_BYTES = 20 * 1024 * 1024;

/** The bytes at `address`, if a host answers in time and says that they are a picture. */
export async function downloadPicture(address: string): Promise<Result<Buffer, DownloadFailure>> {
  const leaving = new AbortController();
  try {
    const response = await fetch(address, {
      // Next keeps what `fetch` reads unless it is told not to.
      cache: "no-store",
      headers: { accept: "image/*", "user-agent": "storefront-import" },
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
    });
    const failure = failureOf(response);
    if (failure || !response.body) return fail(failure ?? "not_a_picture");
    return await readBounded(response.body);
  } catch (error) {
    // No such host, no connection, or too slow: fetch tells them apart in words only, and to the owner they are one.
    if (error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError")) {
      return fail("unreachable");
    }
    throw error;
  } finally {
    // Whatever has not been read yet is not wanted. (Cancelling the body would wait for other readers of a copy.)
    leaving.abort();
  }
}

function failureOf({ ok: isFound, headers }: Response): DownloadFailure | null {
  if (!isFound) return "refused";
  if (!/^image\//i.test(headers.get("content-type") ?? "")) return "not_a_picture";
  return Number(headers.get("content-length") ?? 0) > LARGEST_BYTES ? "too_large" : null;
}

/** The length that a host announces is only a promise, so the bytes are counted. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Result<Buffer, DownloadFailure>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > LARGEST_BYTES) return fail("too_large");
    chunks.push(next.value);
  }
  return ok(Buffer.concat(chunks));
}
