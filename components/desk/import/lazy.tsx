import { lazy, Suspense } from "react";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Loading } from "../states";

// Only who imports needs its script, with what reads CSV files.
const Page = lazy(() => import("./page"));

export function ImportProducts(props: { store: StoreAnswer }) {
  return (
    <Suspense fallback={<Loading />}>
      <Page {...props} />
    </Suspense>
  );
}
