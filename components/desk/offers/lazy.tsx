import { lazy, Suspense } from "react";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { Right } from "@/lib/domain/staff/right";
import { Loading } from "../states";

// Only who looks after offers needs its script.
const Page = lazy(() => import("./page"));

export function OffersPage(props: { store: StoreAnswer; rights: readonly Right[] }) {
  return (
    <Suspense fallback={<Loading />}>
      <Page {...props} />
    </Suspense>
  );
}
