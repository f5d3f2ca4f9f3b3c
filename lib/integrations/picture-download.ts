import "server-only";
import { fail, ok, type Result } from "@/lib/domain/result";
import { env } from "@/lib/server/env";
import { fetchPublic, type OutgoingFailure, OutgoingFetchError } from "./outgoing-fetch";

export type DownloadFailure = "unreachable" | "refused" | "too_large" | "not_a_picture";

const FAILURES: Record<OutgoingFailure, DownloadFailure> = {
  unreachable: "unreachable",
  too_large: "too_large",
  wrong_type: "not_a_picture",
};

/**
 * Downloads the picture from the URL `address`; refused if no response arrives in time or the content type of the
 * response is not that of a picture. A host on a private network counts as `unreachable`, like a host that does not
 * exist, unless it is listed in the setting PRIVATE_PICTURE_HOSTS.
 */
export async function downloadPicture(address: string): Promise<Result<Buffer, DownloadFailure>> {
  try {
    const { status, body } = await fetchPublic(address, {
      headers: { accept: "image/*" },
      timeoutMilliseconds: 5_000,
      largestBytes: 20 * 1024 * 1024,
      redirects: 5,
      accepts: /^image\//i,
      trustedHosts: env().PRIVATE_PICTURE_HOSTS,
    });
    return status >= 200 && status < 300 ? ok(body) : fail("refused");
  } catch (error) {
    if (error instanceof OutgoingFetchError) return fail(FAILURES[error.code]);
    throw error;
  }
}
