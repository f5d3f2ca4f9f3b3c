import { waitFor } from "@testing-library/react";
import { delay, HttpResponse, http } from "msw";
import { callApi } from "@/lib/browser/call-api";
import { server } from "../../mocks/server";

const clearCookies = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server would set this cookie
  document.cookie = "XSRF-TOKEN=; max-age=0";
};
const setPair = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server would set this cookie
  document.cookie = `XSRF-TOKEN=${value}`;
};
beforeEach(clearCookies);

/**
 * Mocks a shop that sets a cookie with the cross-site token `fresh`. It accepts a write only if its header has that
 * token.
 */
function openShop() {
  const calls: string[] = [];
  server.use(
    http.get("*/api/session", () => {
      calls.push("session");
      setPair("fresh");
      return HttpResponse.json({ kind: "anonymous" });
    }),
    http.post("*/api/note", async ({ request }) => {
      const pair = request.headers.get("x-xsrf-token");
      calls.push(`note with ${pair}`);
      if (pair !== "fresh") return HttpResponse.json({ code: "cross_site_refused", errors: [] }, { status: 403 });
      return HttpResponse.json(await request.json());
    }),
    http.get("*/api/note", ({ request }) => {
      calls.push(`read with ${request.headers.get("x-xsrf-token")}`);
      return HttpResponse.json({ text: "madder" });
    }),
  );
  return calls;
}

it("sends the pair with a write", async () => {
  const calls = openShop();
  setPair("fresh");
  const answer = await callApi("/api/note", { method: "POST", body: { text: "indigo" } });
  expect(answer).toEqual({ ok: true, value: { text: "indigo" } });
  expect(calls).toEqual(["note with fresh"]);
});
it("fetches the pair first when there is none, and again when it is outdated", async () => {
  const calls = openShop();
  expect(await callApi("/api/note", { method: "POST", body: {} })).toMatchObject({ ok: true });
  setPair("old");
  expect(await callApi("/api/note", { method: "POST", body: {} })).toMatchObject({ ok: true });
  expect(calls).toEqual(["session", "note with fresh", "note with old", "session", "note with fresh"]);
});
it("fetches the session once for several callers, and writes nothing before the response", async () => {
  const calls = openShop();
  const answers = await Promise.all([
    callApi("/api/session"),
    callApi("/api/note", { method: "POST", body: { text: "indigo" } }),
    callApi("/api/session"),
  ]);
  expect(answers).toMatchObject([{ value: { kind: "anonymous" } }, { value: { text: "indigo" } }, { ok: true }]);
  expect(calls).toEqual(["session", "note with fresh"]);
});
describe("a session that is still being fetched when a form is submitted", () => {
  function submit() {
    const form = document.body.appendChild(document.createElement("form"));
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    form.remove();
  }
  function fetchSlowly() {
    const asked: AbortSignal[] = [];
    server.use(
      http.get("*/api/session", async ({ request }) => {
        asked.push(request.signal);
        await delay(200);
        return HttpResponse.json({ kind: "anonymous" });
      }),
    );
    return asked;
  }

  it("goes on if a script sends the form", async () => {
    const asked = fetchSlowly();
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener("submit", stop);
    const session = callApi("/api/session");
    await waitFor(() => expect(asked).toHaveLength(1));
    submit();
    document.removeEventListener("submit", stop);
    expect(await session).toMatchObject({ ok: true });
  });
  it("is given up, because the browser posts the form and its answer brings the visitor", async () => {
    const asked = fetchSlowly();
    const settled = jest.fn();
    void callApi("/api/session").then(settled, settled);
    await waitFor(() => expect(asked).toHaveLength(1));
    submit();
    await delay(300);
    expect(asked[0]?.aborted).toBe(true);
    expect(settled).not.toHaveBeenCalled();
  });
  it("is fetched after the form's answer only, if it is asked for while the browser waits for that", async () => {
    const asked = fetchSlowly();
    submit();
    const session = callApi("/api/session");
    await delay(300);
    expect(asked).toEqual([]);
    setPair("came with the answer");
    expect(await session).toMatchObject({ ok: true });
  });
});
it("reads without the pair", async () => {
  const calls = openShop();
  setPair("fresh");
  expect(await callApi("/api/note")).toEqual({ ok: true, value: { text: "madder" } });
  expect(calls).toEqual(["read with null"]);
});
it("gives up on a write that is refused again", async () => {
  const calls = openShop();
  server.use(http.get("*/api/session", () => HttpResponse.json({ kind: "anonymous" })));
  setPair("old");
  expect(await callApi("/api/note", { method: "POST", body: {} })).toMatchObject({ code: "cross_site_refused" });
  expect(calls).toEqual(["note with old", "note with old"]);
});

describe("a failed call has a code", () => {
  it.each([
    [
      "a refusal",
      () =>
        HttpResponse.json(
          { code: "too_many_attempts", errors: [{ path: "email", code: "x" }] },
          { status: 429, headers: { "Retry-After": "30", "Content-Type": "application/problem+json" } },
        ),
      { code: "too_many_attempts", errors: [{ path: "email", code: "x" }], retryAfterSeconds: 30 },
    ],
    ["a fault", () => new HttpResponse("Internal Server Error", { status: 500 }), { code: "fault", errors: [] }],
    ["a page in place of an answer", () => HttpResponse.html("<p>Sign in to this network"), { code: "fault" }],
    ["no network", () => HttpResponse.error(), { code: "network_failed", retryAfterSeconds: null }],
  ])("%s", async (_case, respond, expected) => {
    server.use(
      http.get("*/api/note", respond),
      http.head("*/api/health", () => new HttpResponse()),
    );
    expect(await callApi("/api/note")).toMatchObject({ ok: false, ...expected });
  });
});
