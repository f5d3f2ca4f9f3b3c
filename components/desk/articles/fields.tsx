import { Accordion, Checkbox, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { momentInZone, shownInZone } from "@/lib/browser/desk/shop-moment";
import type { ArticleAnswer } from "@/lib/contracts/article/calls";
import type { ArticleWire } from "@/lib/contracts/article/stored-article";
import type { StoredPicture } from "@/lib/contracts/media/stored-picture";
import type { StoredSeo } from "@/lib/contracts/site/seo-details";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { articlePath } from "@/lib/domain/article/article";
import { OnePicture } from "../form/one-picture";
import { RichText } from "../form/rich-text/rich-text";
import { SeoInputs } from "../form/seo-inputs";
import { ARTICLE_FAULTS, articleTexts } from "./texts";

type FieldsProps = {
  article: ArticleAnswer;
  content: ArticleWire;
  store: StoreAnswer;
  isFixed: boolean;
  onType: (content: ArticleWire) => void;
};

/** All that can be written of an article. */
export function ArticleFields({ article, content, store, isFixed, onType }: FieldsProps) {
  const faultOf = (path: string) => {
    const code = article.draft && article.faults.find((fault) => fault.path === path)?.code;
    return code ? (ARTICLE_FAULTS[code] ?? code) : undefined;
  };
  return (
    <Stack gap="lg">
      <TextInput
        size="md"
        label={articleTexts.name}
        maxLength={300}
        readOnly={isFixed}
        error={faultOf("title")}
        value={content.title}
        onChange={({ currentTarget }) => onType({ ...content, title: currentTarget.value })}
      />
      {content.kind === "post" && <PostFields content={content} store={store} isFixed={isFixed} onType={onType} />}
      <RichText
        storeId={store.store_id}
        label={articleTexts.text}
        html={content.content}
        fault={faultOf("content")}
        isFixed={isFixed}
        onChange={(html) => onType({ ...content, content: html })}
      />
      {content.kind === "post" ? (
        <>
          <TextInput
            size="md"
            label={articleTexts.slug}
            {...(article.live && article.live.slug !== content.slug && { description: articleTexts.moved })}
            maxLength={200}
            readOnly={isFixed}
            error={faultOf("slug")}
            value={content.slug}
            onChange={({ currentTarget }) => onType({ ...content, slug: currentTarget.value })}
          />
          <Checkbox
            size="md"
            label={articleTexts.hide}
            disabled={isFixed}
            checked={content.status === "disabled"}
            onChange={({ currentTarget }) =>
              onType({ ...content, status: currentTarget.checked ? "disabled" : "enabled" })
            }
          />
        </>
      ) : (
        <Checkbox
          size="md"
          label={articleTexts.kind}
          disabled={isFixed}
          checked={content.kind === "policy"}
          onChange={({ currentTarget }) => onType({ ...content, kind: currentTarget.checked ? "policy" : "page" })}
        />
      )}
      <Accordion variant="contained">
        <Accordion.Item value="seo">
          <Accordion.Control>
            <Text>{articleTexts.searchEngines}</Text>
          </Accordion.Control>
          <Accordion.Panel>
            <SeoInputs
              store={store}
              seo={content.seo as StoredSeo}
              name={content.title}
              summary={content.kind === "post" ? content.summary : ""}
              path={articlePath(content)}
              onChange={(seo) => onType({ ...content, seo: seo as ArticleWire["seo"] })}
            />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}

type PostWire = Extract<ArticleWire, { kind: "post" }>;
type PostFieldsProps = Omit<FieldsProps, "article" | "content"> & { content: PostWire };

function PostFields({ content, store, isFixed, onType }: PostFieldsProps) {
  return (
    <>
      <Textarea
        size="md"
        label={articleTexts.summary}
        description={articleTexts.summaryHint}
        autosize
        minRows={2}
        maxLength={1_000}
        readOnly={isFixed}
        value={content.summary}
        onChange={({ currentTarget }) => onType({ ...content, summary: currentTarget.value })}
      />
      <TextInput
        size="md"
        label={articleTexts.author}
        maxLength={300}
        readOnly={isFixed}
        value={content.author}
        onChange={({ currentTarget }) => onType({ ...content, author: currentTarget.value })}
      />
      <TextInput
        size="md"
        type="datetime-local"
        label={articleTexts.day}
        description={articleTexts.dayHint}
        readOnly={isFixed}
        value={content.published_at ? shownInZone(content.published_at, store.time_zone) : ""}
        onChange={({ currentTarget: { value } }) =>
          onType({ ...content, published_at: value ? momentInZone(value, store.time_zone) : null })
        }
      />
      {!isFixed && (
        <OnePicture
          storeId={store.store_id}
          label={articleTexts.picture}
          hint={articleTexts.pictureHint}
          picture={content.picture as StoredPicture | null}
          onChange={(picture) => onType({ ...content, picture: picture as PostWire["picture"] })}
        />
      )}
    </>
  );
}
