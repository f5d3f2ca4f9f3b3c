/** Drawn on the server, so that no script is needed to pay. Always dark on white: scanners want it, whatever the page. */
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
