import { HttpResponse, http } from "msw";
import { hasPendingAction } from "@/lib/browser/authentication/has-pending-action";
import {
  keepPendingAction,
  type PendingAction,
  pendingActionKind,
  runPendingAction,
} from "@/lib/browser/authentication/pending-action";
import { server } from "../../../mocks/server";

type PressFlower = PendingAction & { kind: "press_flower"; flower: string };

let pressed: string[];
const KINDS = {
  press_flower: async () =>
    pendingActionKind(
      (action): action is PressFlower => typeof action.flower === "string",
      async ({ flower }) => void pressed.push(flower),
    ),
};
const visitorIs = (kind: "anonymous" | "guest" | "customer") =>
  server.use(http.get("*/api/session", () => HttpResponse.json({ kind })));
const goTo = (path: string) => window.history.replaceState(null, "", path);

beforeEach(() => {
  pressed = [];
  sessionStorage.clear();
  goTo("/product/madder?variant=K-1");
});

it("returns the sign-in page, which comes back to this page", () => {
  expect(keepPendingAction({ kind: "press_flower", flower: "marigold" })).toBe(
    "/account/sign-in?next=%2Fproduct%2Fmadder%3Fvariant%3DK-1",
  );
});
it("runs the action once the visitor is signed in and back, and only once", async () => {
  visitorIs("customer");
  keepPendingAction({ kind: "press_flower", flower: "marigold" });
  expect(hasPendingAction()).toBe(true);
  expect(await Promise.all([runPendingAction(KINDS), runPendingAction(KINDS)])).toEqual([true, false]);
  expect(await runPendingAction(KINDS)).toBe(false);
  expect(pressed).toEqual(["marigold"]);
  expect(hasPendingAction()).toBe(false);
});
it("waits while another page is open", async () => {
  visitorIs("customer");
  keepPendingAction({ kind: "press_flower", flower: "marigold" });
  goTo("/account/sign-in");
  expect(await runPendingAction(KINDS)).toBe(false);
  goTo("/product/madder?variant=K-1");
  expect(await runPendingAction(KINDS)).toBe(true);
});
it.each(["anonymous", "guest"] as const)("forgets it when the visitor comes back as %s", async (kind) => {
  visitorIs(kind);
  keepPendingAction({ kind: "press_flower", flower: "marigold" });
  expect(await runPendingAction(KINDS)).toBe(false);
  visitorIs("customer");
  expect(await runPendingAction(KINDS)).toBe(false);
  expect(pressed).toEqual([]);
});
it("keeps the action while the session is unknown", async () => {
  server.use(http.get("*/api/session", () => new HttpResponse(null, { status: 500 })));
  keepPendingAction({ kind: "press_flower", flower: "marigold" });
  expect(await runPendingAction(KINDS)).toBe(false);
  visitorIs("customer");
  expect(await runPendingAction(KINDS)).toBe(true);
});
it("drops the action after half an hour", async () => {
  const now = jest.spyOn(Date, "now");
  keepPendingAction({ kind: "press_flower", flower: "marigold" });
  now.mockReturnValue(Date.now() + 31 * 60_000);
  expect(await runPendingAction(KINDS)).toBe(false);
  expect(hasPendingAction()).toBe(false);
  now.mockRestore();
});
it.each([
  { case: "an unknown kind", action: { kind: "toString" } },
  { case: "an action with the wrong shape for its kind", action: { kind: "press_flower", flower: 7 } },
])("does nothing for $case", async ({ action }) => {
  visitorIs("customer");
  keepPendingAction(action);
  expect(await runPendingAction(KINDS)).toBe(false);
  expect(pressed).toEqual([]);
});
it("clears a saved action that cannot be read", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  sessionStorage.setItem("pending_action", '{"action":{},"path":"/","keptAt":"soon"}');
  expect(await runPendingAction(KINDS)).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  warn.mockRestore();
});
