import { orderRenditions, type PlacedPicture } from "@/lib/domain/media/rendition-order";

const at = (place: PlacedPicture["place"], src: string, width = 1600): PlacedPicture => ({ src, width, place });

it.each<{ what: string; pictures: PlacedPicture[]; order: string[] }>([
  {
    what: "the logo, the first view and the rest of the home page come before products, galleries and others",
    pictures: [
      at("others", "journal.webp", 300),
      at("galleries", "back.webp", 300),
      at("cards", "front.webp", 300),
      at("home", "tile.webp", 300),
      at("first_view", "hero.webp", 300),
      at("logo", "logo.webp", 300),
    ],
    order: ["logo", "hero", "tile", "front", "back", "journal"].map((name) => `${name}_s.avif`),
  },
  {
    what: "in one place all pictures get their small size before any gets a larger one",
    pictures: [at("cards", "a.webp"), at("cards", "b.webp")],
    order: ["a_s.avif", "b_s.avif", "a_m.avif", "b_m.avif", "a_l.avif", "b_l.avif"],
  },
  {
    what: "a picture shown in several places is made once, at the first of them",
    pictures: [at("cards", "a.webp", 400), at("cards", "b.webp", 400), at("home", "b.webp", 400)],
    order: ["b_s.avif", "a_s.avif"],
  },
  {
    what: "phones get the first picture in webp, desktops in avif",
    pictures: [{ ...at("first_view", "phone.webp", 700), isPreloaded: true }, at("first_view", "wide.webp", 700)],
    order: ["phone_s.webp", "wide_s.avif", "phone_m.webp", "wide_m.avif"],
  },
  {
    what: "only sizes that pages ask for are made: the next one above the width of the picture is the last",
    pictures: [at("cards", "small.webp", 380), at("cards", "medium.webp", 741)],
    order: ["small_s.avif", "medium_s.avif", "medium_m.avif", "medium_l.avif"],
  },
  {
    what: "drawings and pictures on other hosts have no other sizes",
    pictures: [at("logo", "logo.svg"), at("cards", "https://elsewhere.example/a.webp")],
    order: [],
  },
])("$what", ({ pictures, order }) => {
  expect(orderRenditions(pictures)).toEqual(order);
});
