const WIDTH = 24;

export type Progress = { advance: (count: number) => void; end: () => void };

/** A bar that fills on a screen; in a log a line for every tenth. */
export function showProgress(label: string, total: number, stream: NodeJS.WriteStream = process.stdout): Progress {
  let done = 0;
  let tenths = 0;
  const draw = () => {
    if (stream.isTTY) {
      const filled = Math.floor((WIDTH * done) / Math.max(total, 1));
      stream.write(`\r${label.padEnd(9)} [${"#".repeat(filled).padEnd(WIDTH, ".")}] ${done}/${total}`);
    } else if (Math.floor((10 * done) / Math.max(total, 1)) > tenths) {
      tenths = Math.floor((10 * done) / Math.max(total, 1));
      stream.write(`${label}: ${done} of ${total}\n`);
    }
  };
  draw();
  return {
    advance: (count) => {
      done += count;
      draw();
    },
    end: () => {
      if (stream.isTTY) stream.write("\n");
    },
  };
}
