import { lazy, Suspense } from "react";
import { Loading } from "../states";

// Only who looks after addresses needs its script.
const Page = lazy(() => import("./page"));

export function Redirects(props: { mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <Page {...props} />
    </Suspense>
  );
}
