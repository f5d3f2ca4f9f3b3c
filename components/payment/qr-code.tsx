/**
 * A QR code as SVG, drawn on the server, so that it needs no script. It is black on white in every colour scheme,
 * because scanners need the contrast.
 */
export function QrCodeImage({ size, path, label }: { size: number; path: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="h-56 w-56 bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
