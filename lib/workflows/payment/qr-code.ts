import "server-only";
import qrcode from "qrcode-generator";

/** A QR code as an SVG path of its dark squares. The image is a square of `size` units including the white border. */
export type QrCode = { size: number; path: string };

/** Scanners need a white border of four units. */
const BORDER = 4;

/** `text` must be ASCII. Level "M" corrects errors in about 15 % of the code, such as smudges on a screen. */
export function qrCode(text: string): QrCode {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, place) => place);
  const path = places.flatMap((row) =>
    places.filter((column) => code.isDark(row, column)).map((column) => `M${column + BORDER} ${row + BORDER}h1v1h-1z`),
  );
  return { size: count + 2 * BORDER, path: path.join("") };
}
