import { showProgress } from "@/scripts/store/progress";

function writing(isTTY: boolean) {
  const written: string[] = [];
  return { written, stream: { isTTY, write: (text: string) => written.push(text) } };
}

it("fills a bar while a person watches", () => {
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

it("writes nothing into a log or a pipe", () => {
  const { written, stream } = writing(false);
  const progress = showProgress("Products", 100, stream);
  progress.advance(100);
  progress.end();
  expect(written).toEqual([]);
});
