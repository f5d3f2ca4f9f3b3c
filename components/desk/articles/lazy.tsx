import { lazy, Suspense } from "react";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { ArticlePart } from "@/lib/domain/article/article";
import { Loading } from "../states";

// Only who writes texts needs their script.
const List = lazy(() => import("./list"));
const Editor = lazy(() => import("./editor"));

type ArticlesProps = { part: ArticlePart; store: StoreAnswer; mayWrite: boolean };

export function Articles(props: ArticlesProps) {
  return (
    <Suspense fallback={<Loading />}>
      <List key={props.part} {...props} />
    </Suspense>
  );
}

export function ArticleEditor(props: ArticlesProps & { id: string; callerName: string }) {
  return (
    <Suspense fallback={<Loading />}>
      <Editor {...props} />
    </Suspense>
  );
}
