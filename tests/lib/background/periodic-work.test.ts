import { PERIODIC_WORK } from "@/lib/background/periodic-work";
import vercel from "@/vercel.json";

it("has every background task scheduled on Vercel", () => {
  const called = vercel.crons.map(({ path }) => path);
  expect(called.sort()).toEqual(PERIODIC_WORK.map(({ name }) => `/api/cron/${name}`).sort());
});
