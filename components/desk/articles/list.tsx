import { Alert, Badge, Group, Stack, Text, Title } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import type { ArticleList, ArticleRow } from "@/lib/contracts/article/calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { ARTICLES_PER_PAGE, type ArticlePart } from "@/lib/domain/article/article";
import { draftTexts } from "../draft/texts";
import { DeskLink } from "../link";
import { Pages } from "../pages";
import { SearchField } from "../search-field";
import { Failed, Loading } from "../states";
import { NewArticle } from "./new-article";
import { articleTexts, PART_TEXTS } from "./texts";

type ListProps = { part: ArticlePart; store: StoreAnswer; mayWrite: boolean };

/** The pages with a text, or the posts of the blog, each with its draft. */
export default function List({ part, store, mayWrite }: ListProps) {
  const { filter, query, isFiltered, show, showPage } = useListFilter(`/desk/${part}`, ["search"]);
  const { data, error, mutate } = useCall<ArticleList>(`/api/owner/articles/${part}?${query}`);
  const texts = PART_TEXTS[part];
  const other = part === "blog" ? "pages" : "blog";
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{texts.title}</Title>
        <Text>{texts.why}</Text>
        <Group gap="lg">
          <DeskLink href={`/desk/${other}`}>{PART_TEXTS[other].title}</DeskLink>
          <DeskLink href="/desk/redirects">{articleTexts.toRedirects}</DeskLink>
          <DeskLink href="/desk/shop-window">{articleTexts.toWindow}</DeskLink>
        </Group>
      </Stack>
      {data && !data.is_shown && (
        <Alert color="gray" variant="light">
          {texts.off}
        </Alert>
      )}
      <Group>
        <SearchField
          label={articleTexts.search}
          hint={articleTexts.searchHint}
          sought={filter.search}
          onSeek={(search) => show({ search })}
        />
      </Group>
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data?.list.length === 0 && <Text>{isFiltered ? articleTexts.noMatch : articleTexts.none}</Text>}
      <ul className="m-0 flex list-none flex-col p-0">
        {data?.list.map((row) => (
          <Row key={row._id} row={row} part={part} store={store} />
        ))}
      </ul>
      {data && (
        <Pages page={Number(filter.page) || 1} pages={Math.ceil(data.total / ARTICLES_PER_PAGE)} onChange={showPage} />
      )}
      {mayWrite && <NewArticle part={part} />}
    </Stack>
  );
}

function Row({ row, part, store }: { row: ArticleRow; part: ArticlePart; store: StoreAnswer }) {
  const { _id, title, kind, path, is_live, is_hidden, changed_on, draft } = row;
  const formats = deskFormats(store);
  const badges = [
    ...(kind === "policy" ? [articleTexts.policy] : []),
    ...(draft ? [draft.publish_at ? draftTexts.planned(formats.moment(draft.publish_at)) : articleTexts.draft] : []),
    ...(is_hidden ? [articleTexts.hidden] : []),
    ...(is_live ? [] : [articleTexts.removed]),
  ];
  return (
    <li className="border-line border-b py-3 last:border-0">
      <Group gap="xs">
        <DeskLink href={`/desk/${part}/${encodeURIComponent(_id)}`} className="[overflow-wrap:anywhere]">
          {title || path}
        </DeskLink>
        {badges.map((badge) => (
          <Badge key={badge} variant="default" tt="none" fw={500}>
            {badge}
          </Badge>
        ))}
      </Group>
      <Text size="sm" className="[overflow-wrap:anywhere]">
        {[path, ...(changed_on ? [articleTexts.changed(formats.minute(changed_on))] : [])].join(" · ")}
      </Text>
    </li>
  );
}
