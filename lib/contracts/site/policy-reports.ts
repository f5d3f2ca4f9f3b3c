import { z } from "zod";
import type { PolicyViolation } from "@/lib/domain/site/policy-violation";

const address = z.string().max(4_096);
const directive = z.string().max(200);

/** The body of a report in the older form, by `report-uri`. */
const olderReport = z
  .object({
    "csp-report": z.object({
      "document-uri": address,
      "effective-directive": directive.optional(),
      "violated-directive": directive.optional(),
      "blocked-uri": address.default(""),
    }),
  })
  .transform(({ "csp-report": report }): readonly PolicyViolation[] => [
    {
      document: report["document-uri"],
      directive: report["effective-directive"] || report["violated-directive"] || "",
      blocked: report["blocked-uri"],
    },
  ]);

/** The reports that a browser sends together by the Reporting API; those of other kinds are left out. */
const reports = z
  .array(
    z.union([
      z
        .object({
          type: z.literal("csp-violation"),
          body: z.object({ documentURL: address, effectiveDirective: directive, blockedURL: address.default("") }),
        })
        .transform(({ body }) => [
          { document: body.documentURL, directive: body.effectiveDirective, blocked: body.blockedURL },
        ]),
      z.object({ type: z.string().max(200) }).transform((): PolicyViolation[] => []),
    ]),
  )
  .max(100)
  .transform((groups): readonly PolicyViolation[] => groups.flat());

/** The violations of the security policy that a browser reports, in either form. */
export const policyReportsSchema = z.union([reports, olderReport]);
