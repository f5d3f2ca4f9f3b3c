import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { idSchema, line, momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { ApiToken } from "@/lib/domain/staff/api-token";
import { RIGHTS } from "@/lib/domain/staff/right";

const MAX_DAYS = 3_650;

export const apiTokenWireSchema = z.object({
  _id: z.string(),
  name: z.string(),
  rights: z.array(z.enum(RIGHTS)),
  created_on: momentSchema,
  expires_on: momentSchema.nullable().meta({ description: "Null if it does not expire" }),
  last_used_on: momentSchema.nullable().meta({ description: "To the minute; null if it was never used" }),
});
export type ApiTokenWire = z.output<typeof apiTokenWireSchema>;

export function apiTokenToWire({ id, name, rights, createdAt, expiresAt, lastUsedAt }: ApiToken): ApiTokenWire {
  return {
    _id: id,
    name,
    rights: [...rights],
    created_on: createdAt.toISOString(),
    expires_on: expiresAt?.toISOString() ?? null,
    last_used_on: lastUsedAt?.toISOString() ?? null,
  };
}

export const apiTokensAnswerSchema = z.object({ list: z.array(apiTokenWireSchema) });
export type ApiTokensAnswer = z.output<typeof apiTokensAnswerSchema>;

export const newApiTokenSchema = z.object({
  name: line(60).refine((text) => text !== ""),
  rights: z.array(z.enum(RIGHTS)).min(1).max(RIGHTS.length),
  days: z.int().min(1).max(MAX_DAYS).nullable().default(null).meta({ description: "Null if it does not expire" }),
});
export type NewApiTokenWire = z.output<typeof newApiTokenSchema>;

export const createdApiTokenSchema = apiTokenWireSchema.extend({
  token: z.string().meta({ description: "What the program sends as bearer token. It is shown only now." }),
});
export type CreatedApiToken = z.output<typeof createdApiTokenSchema>;

export const listApiTokensCall = defineCall({
  method: "GET",
  path: "/api/owner/tokens",
  caller: "owner",
  right: "tokens.read",
  summary: "The tokens with which programs may call the store, with what each may do and when it was used",
  query: storeQuerySchema,
  answer: apiTokensAnswerSchema,
});

export const createApiTokenCall = defineCall({
  method: "POST",
  path: "/api/owner/tokens",
  caller: "owner",
  right: "tokens.write",
  needsProof: true,
  summary: "Makes a token for a program. It can do no more than the caller can.",
  query: storeQuerySchema,
  body: newApiTokenSchema,
  answer: createdApiTokenSchema,
});

export const endApiTokenCall = defineCall({
  method: "DELETE",
  path: "/api/owner/tokens/{token_id}",
  caller: "owner",
  right: "tokens.write",
  needsProof: true,
  summary: "Ends a token: the next call with it is refused",
  params: z.object({ token_id: idSchema }),
  query: storeQuerySchema,
  answer: apiTokenWireSchema,
  refusals: ["api_token_unknown"],
});
