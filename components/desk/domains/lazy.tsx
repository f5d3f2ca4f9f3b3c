import { lazy, Suspense } from "react";
import { Loading } from "../states";

// Only who keeps the shop needs its script.
const Page = lazy(() => import("./page"));

export function Domains(props: { mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <Page {...props} />
    </Suspense>
  );
}
