import { act, render, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { LinkBehaviour } from "@/components/site/link-behaviour";
import { openingPage } from "@/lib/browser/site/opening-page";

let open: (page: Promise<string>) => void = () => {};
let page: Promise<string>;
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => open(page), prefetch: () => {} }) }));

const Page = ({ shown }: { shown: Promise<string> }) => <p>{use(shown)}</p>;
const FIRST = Promise.resolve("Lists");

function Shop() {
  const [shown, setShown] = useState(FIRST);
  open = setShown;
  return (
    <>
      <a href="/product/stole">Stole</a>
      <Suspense>
        <Page shown={shown} />
      </Suspense>
      <LinkBehaviour />
    </>
  );
}

const isSaid = () => "opening" in document.documentElement.dataset;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("says after a moment that a page is still opening, and no longer once it is there", async () => {
  let arrive = (_: string) => {};
  page = new Promise((resolve) => {
    arrive = resolve;
  });
  await act(async () => render(<Shop />));
  await act(async () => screen.getByRole("link").click());
  act(() => jest.advanceTimersByTime(140));
  expect(isSaid()).toBe(false);
  act(() => jest.advanceTimersByTime(20));
  expect(isSaid()).toBe(true);
  expect(openingPage.path).toBe("/product/stole");
  await act(async () => arrive("A stole"));
  expect(screen.getByText("A stole")).toBeVisible();
  expect(isSaid()).toBe(false);
  expect(openingPage.path).toBeNull();
});
