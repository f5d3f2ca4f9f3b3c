import { lazy, Suspense } from "react";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Loading } from "../states";

// Only who sets the terms of the shop needs its script.
const Page = lazy(() => import("./page"));

export function DeliverySlots(props: { store: StoreAnswer; mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <Page {...props} />
    </Suspense>
  );
}
