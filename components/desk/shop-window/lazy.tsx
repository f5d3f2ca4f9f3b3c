import { lazy, Suspense } from "react";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Loading } from "../states";

// Only who arranges the shop needs their scripts.
const Overview = lazy(() => import("./overview"));
const NavigationPage = lazy(() => import("./navigation"));
const Editor = lazy(() => import("./editor"));

export function ShopWindow(props: { store: StoreAnswer; mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <Overview {...props} />
    </Suspense>
  );
}

export function Navigation(props: { store: StoreAnswer; mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <NavigationPage {...props} />
    </Suspense>
  );
}

export function WindowEditor(props: { id: string; store: StoreAnswer; callerName: string; mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <Editor {...props} />
    </Suspense>
  );
}
