import { lazy, Suspense } from "react";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Loading } from "../states";

// The form is larger than all lists together, so it comes with the first product that is opened.
const Edit = lazy(() => import("./form/edit"));
const New = lazy(() => import("./form/new"));

export function EditProduct(props: { id: string; store: StoreAnswer; onSaved: () => void }) {
  return (
    <Suspense fallback={<Loading />}>
      <Edit {...props} />
    </Suspense>
  );
}

export function NewProduct({ store }: { store: StoreAnswer }) {
  return (
    <Suspense fallback={<Loading />}>
      <New store={store} />
    </Suspense>
  );
}
