import { readFileSync } from "node:fs";
import { sourceFiles } from "./files";

/** What shoppers see: components, pages and style sheets. */
const drawn = sourceFiles(/^(components|app)\/.*\.(tsx?|css)$/).map((file) => ({
  file,
  text: readFileSync(file, "utf8").replaceAll(/url\("data:[^"]*"\)/g, ""),
}));

/** The files with the tokens, and what must not follow the theme: a QR code, a document without style sheet. */
const WITH_COLOURS = [
  /^app\/globals\.css$/,
  // Mantine computes with its colours, which it cannot read from a style sheet.
  /^components\/desk\/theme\.ts$/,
  /qr-code\.tsx$/,
  /offline-document\.tsx$/,
  /^app\/global-error\.tsx$/,
  /manifest/,
];

it("takes every colour from the tokens (docs/design.md)", () => {
  expect(drawn.length).toBeGreaterThan(200);
  const colours = drawn
    .filter(({ file }) => !WITH_COLOURS.some((exception) => exception.test(file)))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![&\w/])#(?:[\da-f]{3}|[\da-f]{6})\b(?!-)/gi)].map(([code]) => `${file}: ${code}`),
    );
  expect(colours).toEqual([]);
});

/** What shows that a page is on its way takes as long as the page. */
const WAITING = /^animation: opening\b/;

it("moves nothing for longer than 200 ms", () => {
  const slow = drawn.flatMap(({ file, text }) => [
    ...[...text.matchAll(/\bduration-(\d+)/g)]
      .filter(([, time]) => Number(time) > 200)
      .map(([found]) => `${file}: ${found}`),
    ...[...(file.endsWith(".css") ? text : "").matchAll(/(?:transition|animation)[^;]*;/g)]
      .filter(([declaration]) => !WAITING.test(declaration))
      .flatMap(([declaration]) => [...declaration.matchAll(/([\d.]+)(m?s)\b/g)])
      .filter(([, time, unit]) => Number(time) * (unit === "s" ? 1000 : 1) > 200)
      .map(([found]) => `${file}: ${found}`),
  ]);
  expect(slow).toEqual([]);
});
