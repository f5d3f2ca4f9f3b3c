import { lazy, Suspense } from "react";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Loading } from "../states";

// Only who arranges the shop needs their scripts.
const Tree = lazy(() => import("./tree"));
const Page = lazy(() => import("./page"));

export function Categories({ mayWrite }: { mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <Tree mayWrite={mayWrite} />
    </Suspense>
  );
}

export function CategoryPage(props: { id: string; store: StoreAnswer; mayWrite: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <Page {...props} />
    </Suspense>
  );
}
