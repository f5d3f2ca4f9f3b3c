import "server-only";
import qrcode from "qrcode-generator";

/** A QR code as the path of its dark squares, in a field of `size` by `size` units, its white border included. */
export type QrCode = { size: number; path: string };

/** Scanners want it. */
const BORDER = 4;

/** `text` has to be ASCII. Errors of a fifteenth of the code can be put right, so a smudged screen does no harm. */
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
