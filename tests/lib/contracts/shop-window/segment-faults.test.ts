import { SECTION_KINDS } from "@/components/desk/shop-window/kinds";
import { segmentFaults } from "@/lib/contracts/shop-window/segment-faults";
import type { WindowSegment } from "@/lib/domain/shop-window/changes";

const segment = (type: string, content: object, heading = ""): WindowSegment => ({
  id: "s",
  type,
  isActive: true,
  heading,
  subHeading: "",
  content: { ...content },
});
const picture = { src: "home/a.webp", width: 900, height: 600, alt: "" };
const toSilk = { link_type: "category", slug: "silk" };
const begun = { link_type: "category", slug: "" };

it.each<[string, WindowSegment, { path: string; code: string }[]]>([
  ["a slider without slides", segment("slider", { image_list: [] }), [{ path: "", code: "segment_empty" }]],
  [
    "a slide without its picture",
    segment("primary_slider", { image_list: [{ desktop_img: picture }, { heading: "Silk" }] }),
    [{ path: "image_list.1", code: "picture_needed" }],
  ],
  ["a tile that takes its category's picture", segment("section", { image_list: [{ link: toSilk }] }), []],
  [
    "a link that was only begun",
    segment("section", { image_list: [{ desktop_img: picture, link: begun }] }),
    [{ path: "image_list.0.link", code: "link_unreadable" }],
  ],
  [
    "a link to a scheme that is not served",
    segment("call_to_action", { text: "Go", link: { link_type: "external", url: "javascript:x()" }, btn_text: "Go" }),
    [{ path: "link", code: "link_unreadable" }],
  ],
  [
    "a quote without words",
    segment("testimonial", { image_list: [{}] }),
    [{ path: "image_list.0", code: "text_needed" }],
  ],
  [
    "a tab without a name",
    segment("picture_tabs", { tab_list: [{ name: "", image_list: [{ desktop_img: picture }] }] }),
    [{ path: "tab_list", code: "entry_unreadable" }],
  ],
  [
    "a tab without pictures",
    segment("picture_tabs", { tab_list: [{ name: "Him", image_list: [] }] }),
    [{ path: "tab_list.0", code: "segment_empty" }],
  ],
  [
    "a question without its answer",
    segment("faq", { faq_list: [{ question: "Why?", answer: "" }] }),
    [{ path: "faq_list", code: "entry_unreadable" }],
  ],
  ["no category", segment("categories", { category_list: [] }), [{ path: "", code: "segment_empty" }]],
  ["a call that says nothing", segment("call_to_action", { text: "" }), [{ path: "", code: "segment_empty" }]],
  ["a call with its heading only", segment("call_to_action", { text: "" }, "Sale"), []],
  ["an own text without a word", segment("flexible", { content: " " }), [{ path: "", code: "segment_empty" }]],
  ["the latest posts", segment("blogs", { limit: 3 }), []],
  ["the place of a list", segment("product_list", {}), []],
])("says of %s what is missing", (_case, given, faults) => {
  expect(segmentFaults(given)).toEqual(faults);
});

it("names the part of a video that is missing, and knows no other types", () => {
  const paths = segmentFaults(segment("video_section", { video: { src: "", poster: null } })).map(({ path }) => path);
  expect(paths).toEqual(["video.src", "video.poster"]);
  expect(segmentFaults(segment("carousel", {}))).toHaveLength(1);
});

it("finds nothing wrong with the types that the desk adds but what has to be written", () => {
  const codes = SECTION_KINDS.map(({ type, begin }) => [type, segmentFaults(segment(type, begin)).length > 0]);
  // Products and posts are there by themselves.
  expect(codes.filter(([, isFaulty]) => !isFaulty).map(([type]) => type)).toEqual(["featured_product", "blogs"]);
});
