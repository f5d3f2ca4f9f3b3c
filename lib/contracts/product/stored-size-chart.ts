import { z } from "zod";
import { storedText } from "@/lib/contracts/codec/list";
import type { SizeChart } from "@/lib/domain/content/content";

const cell = z.union([z.string(), z.number().transform(String)]);

/** A row `{ id, content }` of `shared_lists`, kind size_chart. The first row, with the column names, is required. */
export const storedSizeChartSchema = z
  .object({
    id: z.string(),
    content: z.object({
      name: z.string().trim().min(1),
      unit: storedText,
      description: storedText,
      rows: z.array(z.array(cell)).min(1),
    }),
  })
  .transform(({ id, content }): SizeChart => ({ id, ...content }));
