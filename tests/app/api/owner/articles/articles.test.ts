import { POST as plan } from "@/app/api/owner/articles/[part]/[article_id]/draft/plan/route";
import { POST as publish } from "@/app/api/owner/articles/[part]/[article_id]/draft/publish/route";
import { DELETE as discard, PUT as write } from "@/app/api/owner/articles/[part]/[article_id]/draft/route";
import { POST as takeOver } from "@/app/api/owner/articles/[part]/[article_id]/draft/take-over/route";
import { DELETE as remove, GET as show } from "@/app/api/owner/articles/[part]/[article_id]/route";
import { POST as restore } from "@/app/api/owner/articles/[part]/[article_id]/versions/[number]/restore/route";
import { POST as begin, GET as list } from "@/app/api/owner/articles/[part]/route";
import type { ArticleAnswer, ArticleList } from "@/lib/contracts/article/calls";
import type { ArticleWire } from "@/lib/contracts/article/stored-article";
import { findMovedSlug } from "@/lib/data/catalogue/redirects";
import { findBlogPost, findContentPage, listBlogPosts } from "@/lib/data/content";
import { getDatabase } from "@/lib/database/connection";
import { blogPosts, contentPages } from "@/lib/database/schema/content";
import { articleDrafts, articleVersions } from "@/lib/database/schema/edit";
import { expiredTags } from "@/lib/database/schema/process";
import { previewArticle } from "@/lib/workflows/article/preview";
import { publishDueArticles } from "@/lib/workflows/article/publish";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(() => insertSellingStore());
beforeEach(async () => {
  for (const table of [articleDrafts, articleVersions, contentPages, blogPosts]) await getDatabase().delete(table);
  const page = { storeId: "nila-loom", slug: "about-us", kind: "page", title: "About us", content: "<p>We weave.</p>" };
  await getDatabase().insert(contentPages).values(page);
});

const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
const send = (method: string, body?: object) =>
  new Request("http://localhost/", { method, headers, ...(body && { body: JSON.stringify(body) }) });
const at = (part: string, id = "", more: Record<string, string> = {}) =>
  ({ params: Promise.resolve({ part, ...(id && { article_id: id }), ...more }) }) as never;
const view = async (answer: Promise<Response>): Promise<ArticleAnswer> => {
  const response = await answer;
  const body = await response.json();
  if (response.status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const refusal = async (answer: Promise<Response>) => {
  const response = await answer;
  return { status: response.status, ...(await response.json()) };
};

const read = (part: string, id: string) => view(show(send("GET"), at(part, id)));
const revisionOf = ({ draft }: ArticleAnswer) => draft?.revision ?? 0;
const contentOf = ({ draft, live }: ArticleAnswer): ArticleWire => {
  const content = draft?.content ?? live;
  if (!content) throw new Error("The article has neither a draft nor anything in the shop.");
  return content;
};
const typed = (article: ArticleAnswer, change: object) =>
  write(
    send("PUT", { revision: revisionOf(article), content: { ...contentOf(article), ...change } }),
    at(article.part, article._id),
  );
const change = (article: ArticleAnswer, change: object) => view(typed(article, change));
const published = (article: ArticleAnswer) =>
  publish(send("POST", { revision: revisionOf(article) }), at(article.part, article._id));
const planned = (article: ArticleAnswer, publishAt: string | null) =>
  plan(send("POST", { revision: revisionOf(article), publish_at: publishAt }), at(article.part, article._id));
const begun = (part: string, title: string, slug: string) => begin(send("POST", { title, slug }), at(part));
const back = (article: ArticleAnswer, number: number) =>
  restore(send("POST"), at(article.part, article._id, { number: `${number}` }));
const inShop = async (slug: string) => (await findContentPage("nila-loom", slug))?.content ?? null;

it("shows shoppers a text only once it is published, and expires what shows it", async () => {
  let page = await read("pages", "about-us");
  expect(page).toMatchObject({ path: "/about-us", draft: null, versions: [], live: { title: "About us" } });
  page = await change(page, { content: "<p>We weave <em>and dye</em>.</p>" });
  expect(page).toMatchObject({ draft: { revision: 1, is_outdated: false }, faults: [] });
  expect(await inShop("about-us")).toBe("<p>We weave.</p>");
  await getDatabase().delete(expiredTags);
  page = await view(published(page));
  expect(await inShop("about-us")).toBe("<p>We weave <em>and dye</em>.</p>");
  const expired = (await getDatabase().select().from(expiredTags)).flatMap(({ tags }) => tags);
  expect(expired).toEqual(expect.arrayContaining(["content:nila-loom"]));
  expect(page).toMatchObject({
    draft: null,
    live: { content: "<p>We weave <em>and dye</em>.</p>" },
    versions: [
      { number: 2, cause: "published" },
      { number: 1, cause: "elsewhere" },
    ],
  });
});

it("goes back to a version, keeps what it leaves, and refuses the current one", async () => {
  let page = await view(published(await change(await read("pages", "about-us"), { content: "<p>Two</p>" })));
  page = await view(back(page, 1));
  expect(await inShop("about-us")).toBe("<p>We weave.</p>");
  expect(page.versions.map(({ cause }) => cause)).toEqual(["restored", "published", "elsewhere"]);
  expect(await refusal(back(page, 3))).toMatchObject({ status: 409, code: "version_current" });
  expect(await refusal(back(page, 9))).toMatchObject({ status: 404, code: "version_unknown" });
  await view(back(page, 2));
  expect(await inShop("about-us")).toBe("<p>Two</p>");
});

it("keeps what an import wrote meanwhile among the versions, and says so before", async () => {
  let page = await change(await read("pages", "about-us"), { content: "<p>Mine</p>" });
  await getDatabase().update(contentPages).set({ content: "<p>Imported</p>" });
  page = await read("pages", "about-us");
  expect(page.draft?.is_outdated).toBe(true);
  page = await view(published(page));
  expect(page.versions.map(({ cause }) => cause)).toEqual(["published", "elsewhere"]);
  await view(back(page, 1));
  expect(await inShop("about-us")).toBe("<p>Imported</p>");
});

it("begins pages and posts as drafts at free addresses", async () => {
  const page = await view(begun("pages", "Our loom", "our-loom"));
  expect(page).toMatchObject({ _id: "our-loom", path: null, live: null, faults: [{ path: "content" }] });
  expect(await refusal(published(page))).toMatchObject({ status: 422, code: "article_invalid" });
  expect(await refusal(begun("pages", "Again", "our-loom"))).toMatchObject({ status: 409, code: "article_exists" });
  expect(await refusal(begun("pages", "About", "about-us"))).toMatchObject({ code: "article_exists" });
  expect(await refusal(begun("pages", "Odd", "Odd Slug"))).toMatchObject({ code: "article_invalid" });
  await view(published(await change(page, { content: "<p>Wood</p>" })));
  expect(await inShop("our-loom")).toBe("<p>Wood</p>");
  expect(await view(begun("pages", "Terms", "terms-and-conditions"))).toMatchObject({
    draft: { content: { kind: "policy" } },
  });
  const post = await view(begun("blog", "A day", "a-day"));
  const seen = await view(published(await change(post, { content: "<p>Long</p>", summary: "Short" })));
  expect((await findBlogPost("nila-loom", "a-day"))?.summary).toBe("Short");
  expect(await refusal(begun("blog", "Another day", "a-day"))).toMatchObject({ code: "article_exists" });
  expect(seen).toMatchObject({ path: "/blogs/a-day", live: { published_at: expect.any(String) } });
});

it("leads from the former address of a post to the new one, and hides a post", async () => {
  let post = await view(begun("blog", "A day", "a-day"));
  post = await view(published(await change(post, { content: "<p>Long</p>" })));
  post = await view(published(await change(post, { slug: "one-day" })));
  expect(await findMovedSlug("nila-loom", "blog", "a-day")).toBe("one-day");
  post = await change(post, { slug: "One Day" });
  expect(post.faults).toEqual([{ path: "slug", code: "slug_unreadable" }]);
  const other = await view(begun("blog", "Other", "other"));
  await view(published(await change(other, { content: "<p>Other</p>" })));
  post = await change(post, { slug: "other" });
  expect(post.faults).toEqual([{ path: "slug", code: "slug_repeated" }]);
  post = await change(post, { slug: "one-day", status: "disabled" });
  await view(published(post));
  expect((await listBlogPosts("nila-loom", 1)).posts.map(({ slug }) => slug)).toEqual(["other"]);
});

it("publishes at its time, once, and cannot be changed until then", async () => {
  let page = await change(await read("pages", "about-us"), { content: "<p>At midnight</p>" });
  expect(await refusal(planned(page, "2020-01-01T00:00:00Z"))).toMatchObject({ status: 422, code: "plan_not_ahead" });
  page = await view(planned(page, new Date(Date.now() + 60_000).toISOString()));
  expect(await refusal(typed(page, { title: "No" }))).toMatchObject({ status: 409, code: "draft_planned" });
  await publishDueArticles();
  expect(await inShop("about-us")).toBe("<p>We weave.</p>");
  await getDatabase()
    .update(articleDrafts)
    .set({ publishAt: new Date(Date.now() - 1) });
  await Promise.all([publishDueArticles(), publishDueArticles()]);
  expect(await inShop("about-us")).toBe("<p>At midnight</p>");
  page = await read("pages", "about-us");
  expect(page.draft).toBeNull();
  expect(page.versions.map(({ cause }) => cause)).toEqual(["planned", "elsewhere"]);
});

it("leaves a planned post a draft if another has its address by then, and publishes the others", async () => {
  let post = await change(await view(begun("blog", "A day", "a-day")), { content: "<p>Long</p>" });
  post = await view(planned(post, new Date(Date.now() + 60_000).toISOString()));
  await getDatabase()
    .insert(blogPosts)
    .values({ storeId: "nila-loom", id: "imported", slug: "a-day", title: "Imported", content: "<p>I</p>" });
  const page = await change(await read("pages", "about-us"), { content: "<p>Due</p>" });
  await view(planned(page, new Date(Date.now() + 60_000).toISOString()));
  await getDatabase()
    .update(articleDrafts)
    .set({ publishAt: new Date(Date.now() - 1) });
  await publishDueArticles();
  expect(await inShop("about-us")).toBe("<p>Due</p>");
  expect(await read("blog", post._id)).toMatchObject({
    draft: { publish_at: null },
    faults: [{ path: "slug", code: "slug_repeated" }],
  });
});

it("tells an older tab and another person, and loses nothing", async () => {
  const seen = await read("pages", "about-us");
  const answers = await Promise.all([typed(seen, { title: "One" }), typed(seen, { title: "Two" })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const page = await read("pages", "about-us");
  expect(await refusal(published(seen))).toMatchObject({ code: "draft_changed" });
  await getDatabase().update(articleDrafts).set({ by: "Ravi" });
  expect(await refusal(typed(page, { title: "Three" }))).toMatchObject({ code: "draft_of_another" });
  expect(await refusal(discard(send("DELETE"), at("pages", "about-us")))).toMatchObject({ code: "draft_of_another" });
  const taken = await view(takeOver(send("POST"), at("pages", "about-us")));
  expect((await change(taken, { title: "Three" })).draft?.content.title).toBe("Three");
  const left = await view(discard(send("DELETE"), at("pages", "about-us")));
  expect(left).toMatchObject({ draft: null, live: { title: "About us" } });
});

it("takes an article out of the shop, and finds it again to go back to", async () => {
  const gone = await view(remove(send("DELETE"), at("pages", "about-us")));
  expect(await inShop("about-us")).toBeNull();
  expect(gone).toMatchObject({ live: null, path: null, versions: [{ cause: "removed", title: null }, { number: 1 }] });
  const listed: ArticleList = await (await list(send("GET"), at("pages"))).json();
  expect(listed.list).toMatchObject([{ _id: "about-us", title: "About us", is_live: false }]);
  await view(back(gone, 1));
  expect(await inShop("about-us")).toBe("<p>We weave.</p>");
  expect(await refusal(remove(send("DELETE"), at("pages", "never")))).toMatchObject({ code: "article_unknown" });
});

it("lists drafts first, finds by title and address, and counts pages", async () => {
  await begun("pages", "Our loom", "our-loom");
  const all: ArticleList = await (await list(send("GET"), at("pages"))).json();
  expect(all.list.map(({ _id }) => _id)).toEqual(["our-loom", "about-us"]);
  const search = new Request("http://localhost/?search=ABOUT", { headers });
  expect(await (await list(search, at("pages"))).json()).toMatchObject({ total: 1, list: [{ _id: "about-us" }] });
});

it("stores no script, shows a preview of it, and keeps posts out of pages", async () => {
  const page = await change(await read("pages", "about-us"), {
    content: '<p onclick="x()">Hi<script>x()</script></p><a href="javascript:x()">y</a>',
  });
  expect(page.draft?.content.content).toBe("<p>Hi</p><a>y</a>");
  const now = new Date();
  const key = { part: "pages", id: "about-us" } as const;
  expect(await previewArticle("nila-loom", key, "draft", now)).toMatchObject({
    page: { content: "<p>Hi</p><a>y</a>" },
  });
  await view(published(page));
  expect(await previewArticle("nila-loom", key, "version-1", now)).toMatchObject({
    page: { content: "<p>We weave.</p>" },
  });
  expect(await previewArticle("nila-loom", key, "version-7", now)).toBeNull();
  expect(await previewArticle("other", key, "draft", now)).toBeNull();
  const post = { kind: "post", slug: "about-us", title: "A post", content: "<p>x</p>" };
  expect(await refusal(write(send("PUT", { revision: 0, content: post }), at("pages", "about-us")))).toMatchObject({
    code: "article_invalid",
  });
});
