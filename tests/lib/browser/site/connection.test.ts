import { HttpResponse, http } from "msw";
import { goTo } from "@/lib/browser/go-to";
import { onceReachable, recoverLostScripts, reportFailedCall } from "@/lib/browser/site/connection";
import { openingPage } from "@/lib/browser/site/opening-page";
import { server } from "../../../mocks/server";

jest.mock("@/lib/browser/go-to", () => ({ goTo: jest.fn() }));

/**
 * Makes the shop return these responses one after the other, and the last one for all further calls. Returns a function
 * that counts the calls.
 */
function shopAnswers(...answers: (() => Response)[]) {
  let calls = 0;
  server.use(http.head("*/api/health", () => (answers[Math.min(calls++, answers.length - 1)] ?? HttpResponse.error)()));
  return () => calls;
}
const nothing = () => HttpResponse.error();
const answer = (status: number) => () => new HttpResponse(null, { status });

let onOffline: jest.Mock;
beforeEach(() => {
  onOffline = jest.fn();
  window.addEventListener("offline", onOffline);
});
afterEach(() => window.removeEventListener("offline", onOffline));

it("goes offline when a second call gets no answer either", async () => {
  shopAnswers(nothing);
  await reportFailedCall();
  expect(onOffline).toHaveBeenCalledTimes(1);
});

it.each([200, 503])("stays online when the shop answers %d after all", async (status) => {
  shopAnswers(answer(status));
  await reportFailedCall();
  expect(onOffline).not.toHaveBeenCalled();
});

it("checks again as soon as the browser is online, and reports once that the shop is back", async () => {
  const calls = shopAnswers(nothing, answer(200));
  const back = jest.fn();
  onceReachable(back);
  await until(() => calls() === 1);
  window.dispatchEvent(new Event("online"));
  await until(() => back.mock.calls.length > 0);
  window.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(back).toHaveBeenCalledTimes(1);
  expect(calls()).toBe(2);
});

it("reports nothing after it was cancelled", async () => {
  const calls = shopAnswers(answer(200));
  const back = jest.fn();
  onceReachable(back)();
  await until(() => calls() === 1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(back).not.toHaveBeenCalled();
});

it("opens the page whose script was lost while it was opening, once the shop is back", async () => {
  shopAnswers(nothing, nothing, answer(200));
  const stop = recoverLostScripts();
  const script = document.createElement("script");
  script.src = "/_next/static/chunks/product.js";
  // Without a document that loads scripts, only the event is needed.
  document.body.append(script);
  openingPage.path = "/product/stole";
  script.dispatchEvent(new Event("error"));
  openingPage.path = null;
  await until(() => onOffline.mock.calls.length > 0);
  window.dispatchEvent(new Event("online"));
  await until(() => jest.mocked(goTo).mock.calls.length > 0);
  expect(goTo).toHaveBeenCalledWith("/product/stole");
  stop();
  script.remove();
});

async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isSo()).toBe(true);
}
