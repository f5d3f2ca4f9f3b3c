import { execFileSync } from "node:child_process";
import { keepHeapSmall } from "@/lib/server/heap-growth";

it("sets a heap option that this version of Node.js knows", () => {
  expect(keepHeapSmall).not.toThrow();
  expect(execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" })).toContain("--heap-growing-percent");
});
