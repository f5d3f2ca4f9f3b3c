import { showProgress } from "@/scripts/store/progress";

function writing(isTTY: boolean) {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
  return { written, stream };
}

it("fills a bar on a screen", () => {
  const { written, stream } = writing(true);
  const progress = showProgress("Products", 4, stream);
  progress.advance(1);
  progress.advance(3);
  progress.end();
  expect(written).toEqual([
    "\rProducts  [........................] 0/4",
    "\rProducts  [######..................] 1/4",
    "\rProducts  [########################] 4/4",
    "\n",
  ]);
});

it("writes a few plain lines into a log", () => {
  const { written, stream } = writing(false);
  const progress = showProgress("Products", 100, stream);
  for (let count = 0; count < 100; count += 1) progress.advance(1);
  progress.end();
  expect(written).toHaveLength(10);
  expect(written.at(-1)).toBe("Products: 100 of 100\n");
});
