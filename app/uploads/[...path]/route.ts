import { readShownUpload } from "@/lib/storage/uploads";

const TYPES: Record<string, string> = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  mp4: "video/mp4",
  webm: "video/webm",
  pdf: "application/pdf",
};

/** How long a browser may keep what stands for a rendition that is still to be made, in seconds. */
const STAND_IN_SECONDS = 60;
/** The names of files contain a digest of the content, so browsers may keep them for ever. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** Serves the stores' pictures and files. */
export async function GET(_request: Request, { params }: RouteContext<"/uploads/[...path]">) {
  const upload = await readShownUpload((await params).path);
  if (!upload) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  const { bytes, extension, isStandIn } = upload;
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": TYPES[extension] ?? "application/octet-stream",
      "Content-Length": String(bytes.length),
      "Cache-Control": isStandIn ? `public, max-age=${STAND_IN_SECONDS}` : FOR_EVER,
      // An uploaded SVG may contain a script, which must not run with access to our cookies and pages.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
