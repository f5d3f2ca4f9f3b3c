import "server-only";
import qrcode from "qrcode-generator";

/**
 * A QR code as the SVG path of its dark squares. The image is `size` units wide and high, including the white border.
 */
export type QrCode = { size: number; path: string };

/** The width of the white border in squares of the code; scanners need four. */
const BORDER = 4;

/** `text` must be ASCII. With level "M" the code is still readable if about 15 % of it is damaged. */
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
