import { HttpResponse, http } from "msw";
import { onceReachable, reportFailedCall } from "@/lib/browser/site/connection";
import { server } from "../../../mocks/server";

/** The shop answers the calls in turn; what it answers last it answers from then on. */
function shopAnswers(...answers: (() => Response)[]) {
  let asked = 0;
  server.use(http.head("*/api/health", () => (answers[Math.min(asked++, answers.length - 1)] ?? HttpResponse.error)()));
  return () => asked;
}
const nothing = () => HttpResponse.error();
const answer = (status: number) => () => new HttpResponse(null, { status });

let saidOffline: jest.Mock;
beforeEach(() => {
  saidOffline = jest.fn();
  window.addEventListener("offline", saidOffline);
});
afterEach(() => window.removeEventListener("offline", saidOffline));

it("believes that there is no network when a second call gets no answer either", async () => {
  shopAnswers(nothing);
  await reportFailedCall();
  expect(saidOffline).toHaveBeenCalledTimes(1);
});

it.each([200, 503])("stays online when the shop answers %d after all", async (status) => {
  shopAnswers(answer(status));
  await reportFailedCall();
  expect(saidOffline).not.toHaveBeenCalled();
});

it("asks again as soon as the browser reports a network, and tells once that the shop is back", async () => {
  const asked = shopAnswers(nothing, answer(200));
  const back = jest.fn();
  onceReachable(back);
  await until(() => asked() === 1);
  window.dispatchEvent(new Event("online"));
  await until(() => back.mock.calls.length > 0);
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(back).toHaveBeenCalledTimes(1);
  expect(asked()).toBe(2);
});

it("says nothing to who has left", async () => {
  const asked = shopAnswers(answer(200));
  const back = jest.fn();
  onceReachable(back)();
  await until(() => asked() === 1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(back).not.toHaveBeenCalled();
});

async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isSo()).toBe(true);
}
