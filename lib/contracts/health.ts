import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { HEALTH_CHECKS, type HealthCheck, type HealthFacts } from "@/lib/domain/health";

export const healthSchema = z.object({
  checks: z.array(
    z.object({
      name: z.enum(HEALTH_CHECKS),
      is_well: z.boolean(),
      about: z
        .array(z.object({ what: z.string(), count: z.int(), since: momentSchema.nullable() }))
        .meta({ description: "What is wrong: names of tasks or routes, or codes" }),
    }),
  ),
  backups: z.object({
    every_hours: z.int().nullable().meta({ description: "Null if the shop makes none by itself" }),
    last_made_at: momentSchema.nullable(),
  }),
  versions: z.object({ node: z.string(), database: z.string(), migrations: z.int() }),
});
export type HealthAnswer = z.output<typeof healthSchema>;

export const showHealthCall = defineCall({
  method: "GET",
  path: "/api/owner/health",
  caller: "owner",
  right: "store.read",
  summary: "Whether messages, background tasks, payments, settings and requests are well, and what is not",
  query: storeQuerySchema,
  answer: healthSchema,
  refusals: ["store_unknown"],
});

type Facts = {
  checks: readonly HealthCheck[];
  backups: HealthFacts["backups"];
  versions: HealthAnswer["versions"];
};

export const healthToWire = ({ checks, backups, versions }: Facts): HealthAnswer => ({
  checks: checks.map(({ name, isWell, about }) => ({
    name,
    is_well: isWell,
    about: about.map(({ what, count, since }) => ({ what, count, since: since?.toISOString() ?? null })),
  })),
  backups: { every_hours: backups.everyHours, last_made_at: backups.lastMadeAt?.toISOString() ?? null },
  versions,
});
