import { lazy, Suspense } from "react";
import { Loading } from "../states";

// Only who arranges the shop needs their scripts.
const Page = lazy(() => import("./page"));
const CollectionsPage = lazy(() => import("./collections"));
const BadgesPage = lazy(() => import("./badges"));

export function Filters(props: { mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <Page {...props} />
    </Suspense>
  );
}

export function Collections(props: { mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <CollectionsPage {...props} />
    </Suspense>
  );
}

export function Badges(props: { mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <BadgesPage {...props} />
    </Suspense>
  );
}
