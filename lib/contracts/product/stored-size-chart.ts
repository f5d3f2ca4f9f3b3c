import { z } from "zod";
import { storedList, storedText } from "@/lib/contracts/codec/list";
import { storedOptionalPictureSchema } from "@/lib/contracts/media/stored-picture";
import type { SizeChart } from "@/lib/domain/content/content";

const name = z.string().trim().min(1);
const cell = z.union([z.string(), z.number().transform(String)]);

/** A row `{ id, content }` of `shared_lists`, kind size_chart. The first row, with the column names, is required. */
export const storedSizeChartSchema = z
  .object({
    id: z.string(),
    content: z.object({
      name,
      unit: storedText,
      description: storedText,
      rows: z.array(z.array(cell)).min(1),
      measure_list: storedList(z.object({ name, hint: storedText, image: storedOptionalPictureSchema })),
    }),
  })
  .transform(
    ({ id, content: { measure_list, ...chart } }): SizeChart => ({
      id,
      ...chart,
      measures: measure_list.map(({ image, ...measure }) => ({ ...measure, picture: image })),
    }),
  );
