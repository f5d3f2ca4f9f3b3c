import type { Stream } from "./output/output";

const WIDTH = 24;

export type Progress = { advance: (count: number) => void; end: () => void };

/** Shows a progress bar if the output is a terminal; if it is not, as in a log, nothing is shown. */
export function showProgress(label: string, total: number, stream: Stream): Progress {
  if (!stream.isTTY) return { advance: () => {}, end: () => {} };
  let done = 0;
  const draw = () => {
    const filled = Math.floor((WIDTH * done) / Math.max(total, 1));
    stream.write(`\r${label.padEnd(9)} [${"#".repeat(filled).padEnd(WIDTH, ".")}] ${done}/${total}`);
  };
  draw();
  return {
    advance: (count) => {
      done += count;
      draw();
    },
    end: () => {
      stream.write("\n");
    },
  };
}
