import { lazy, Suspense } from "react";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Loading } from "../states";

// Only who keeps the shop needs its script.
const Page = lazy(() => import("./page"));

export function SettingsPage(props: { group: string; store: StoreAnswer; mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <Page {...props} />
    </Suspense>
  );
}
