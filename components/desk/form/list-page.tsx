import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useCall } from "@/lib/browser/desk/use-call";
import { Failed, Loading } from "../states";

/** What a form on a list gets from its page: the list as it is in the shop, and what to do once that has changed. */
export type ListInShop<Answer> = {
  answer: Answer;
  onAnswer: (changed: Partial<Answer>) => Promise<void>;
  onRead: () => Promise<void>;
};

type ListPageProps<Answer> = {
  path: `/api/owner/${string}`;
  title: string;
  why: string;
  /** A way to a page that belongs to this one. */
  link?: ReactNode;
  children: (list: ListInShop<Answer>) => ReactNode;
};

/** A page with one list of the shop. */
export function ListPage<Answer extends object>({ path, title, why, link, children }: ListPageProps<Answer>) {
  const { data, error, mutate } = useCall<Answer>(path);
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{title}</Title>
        <Text>{why}</Text>
        {link}
      </Stack>
      {children({
        answer: data,
        onAnswer: async (changed) => void (await mutate({ ...data, ...changed }, false)),
        onRead: async () => void (await mutate()),
      })}
    </Stack>
  );
}
