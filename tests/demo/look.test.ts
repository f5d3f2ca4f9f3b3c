import sharp from "sharp";
import { z } from "zod";
import { LAYOUTS } from "@/demo/content/layouts";

const lookSchema = z.object({
  image_list: z.tuple([
    z.object({
      desktop_img: z.object({ src: z.string() }),
      points_list: z.array(z.object({ x_pos: z.number(), y_pos: z.number(), label: z.string() })),
    }),
  ]),
});
const segment = LAYOUTS.find(({ type }) => type === "shop_the_look");
const [{ desktop_img: picture, points_list: points }] = lookSchema.parse(segment?.content).image_list;

/** Which of red, green and blue is strongest in the picture at a place, in percent of its width and height. */
async function strongest({ x_pos, y_pos }: { x_pos: number; y_pos: number }) {
  const image = sharp(`demo/pictures/${picture.src}`);
  const { width, height } = await image.metadata();
  const left = Math.round((width * x_pos) / 100);
  const top = Math.round((height * y_pos) / 100);
  // Statistics are those of the whole input, so the patch is cut out first.
  const patch = await image
    .extract({ left: left - 10, top: top - 10, width: 20, height: 20 })
    .png()
    .toBuffer();
  const { channels } = await sharp(patch).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  return ["red", "green", "blue"][means.indexOf(Math.max(...means))];
}

it.each([
  ["Rust kurta", "red"],
  ["Sage stole", "green"],
  ["Indigo cotton yarn", "blue"],
])("points at the %s in the picture of the look", async (name, colour) => {
  const point = points.find(({ label }) => label.startsWith(name));
  expect(point && (await strongest(point))).toBe(colour);
});
