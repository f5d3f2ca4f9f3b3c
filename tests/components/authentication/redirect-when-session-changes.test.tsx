import { act, render, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { RedirectWhenSignedIn, RedirectWhenSignedOut } from "@/components/authentication/redirect-when-session-changes";
import { server } from "../../mocks/server";

const goTo = jest.fn();
jest.mock("@/lib/browser/go-to", () => ({ goTo: (path: string) => goTo(path) }));

const NEXT = "/product/madder";
const alone = (children: ReactNode) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>;

beforeEach(() => {
  goTo.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/account/sign-in");
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the cookie that the server sets
  document.cookie = "XSRF-TOKEN=pair";
});

describe("another tab", () => {
  const visitorIs = (kind: string) => server.use(http.get("*/api/session", () => HttpResponse.json({ kind })));
  const lookAgain = async () => {
    // On focus, SWR fetches again only if the last fetch was at least a second ago.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
    await act(async () => void window.dispatchEvent(new Event("focus")));
  };

  it("that has signed out is noticed when this one gets the focus", async () => {
    window.history.replaceState(null, "", "/account/devices");
    visitorIs("customer");
    render(alone(<RedirectWhenSignedOut />));
    await lookAgain();
    expect(goTo).not.toHaveBeenCalled();
    visitorIs("anonymous");
    await lookAgain();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/account/sign-in?next=%2Faccount%2Fdevices"));
  });
  it("that has signed in redirects this one too", async () => {
    visitorIs("guest");
    render(alone(<RedirectWhenSignedIn next={NEXT} />));
    await lookAgain();
    expect(goTo).not.toHaveBeenCalled();
    visitorIs("customer");
    await lookAgain();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(NEXT));
  });
  it("refetches the session when Back restores the page from the browser's memory", async () => {
    visitorIs("customer");
    render(alone(<RedirectWhenSignedOut />));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    visitorIs("anonymous");
    const shown = Object.assign(new Event("pageshow"), { persisted: true });
    await act(async () => void window.dispatchEvent(shown));
    await waitFor(() => expect(goTo).toHaveBeenCalled());
  });
});
