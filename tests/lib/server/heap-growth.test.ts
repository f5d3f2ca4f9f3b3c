import { execFileSync } from "node:child_process";
import { keepHeapSmall } from "@/lib/server/heap-growth";

it("keeps the heap small by a setting that this Node knows", () => {
  expect(keepHeapSmall).not.toThrow();
  expect(execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" })).toContain("--heap-growing-percent");
});
