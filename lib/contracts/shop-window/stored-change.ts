import { z } from "zod";
import type { WindowChange, WindowPage, WindowSegment } from "@/lib/domain/shop-window/changes";
import type { VersionCause, WindowVersion } from "@/lib/domain/shop-window/versions";

export const windowPageSchema = z
  .string()
  .max(220)
  .refine((key): key is WindowPage => key === "home" || /^category:./.test(key))
  .meta({ description: "`home`, or `category:` and the id of a category" });

const segmentSchema: z.ZodType<WindowSegment> = z.object({
  id: z.string(),
  type: z.string(),
  isActive: z.boolean(),
  heading: z.string(),
  subHeading: z.string(),
  content: z.record(z.string(), z.unknown()),
});

const page = windowPageSchema;
const after = z.string().nullable();

/** The JSON column `change` of a row of `window_changes`. */
export const storedChangeSchema: z.ZodType<WindowChange> = z.discriminatedUnion("kind", [
  z.object({ page, kind: z.literal("add"), segment: segmentSchema, after }),
  z.object({ page, kind: z.literal("edit"), segment: segmentSchema, before: segmentSchema }),
  z.object({ page, kind: z.literal("move"), id: z.string(), after }),
  z.object({ page, kind: z.literal("remove"), id: z.string(), before: segmentSchema }),
]);

/** The column `cause` of a row of `window_versions`. */
export const storedCauseSchema = z.enum(["published", "planned", "restored"]) satisfies z.ZodType<VersionCause>;

/** The JSON column `pages` of a row of `window_versions`. */
export const storedVersionPagesSchema: z.ZodType<WindowVersion["pages"]> = z.array(
  z.object({ page, before: z.array(segmentSchema), after: z.array(segmentSchema) }),
);
