import { z } from "zod";
import { type Call, type Caller, REFUSALS_OF_CALLER } from "./call";

const PROBLEM = {
  type: "object",
  required: ["type", "title", "status", "code", "errors"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", description: "Choose the message for people by this code" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "code"],
        properties: { path: { type: "string" }, code: { type: "string" } },
      },
    },
  },
};

const SECURITY: Record<Caller, readonly Record<string, readonly string[]>[]> = {
  owner: [{ owner: [] }, { desk: [] }],
  desk: [{}],
  member: [{ desk: [] }],
  shop: [{}],
  visitor: [{ visitor: [] }],
  customer: [{ visitor: [], session: [] }],
};

/** Makes an OpenAPI 3.1 document that describes these calls. */
export function openApiDocument(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Storefront",
      version: "1",
      description:
        "The calls of one shop; the host names the shop. Amounts are numbers in major units of the base currency, quantities are numbers in the product's unit, and times are ISO 8601. Every write must repeat the value of the cookie `XSRF-TOKEN`, which `GET /api/session` sets, in the header `X-XSRF-TOKEN`.",
    },
    paths,
    components: {
      securitySchemes: {
        owner: { type: "http", scheme: "bearer" },
        desk: { type: "apiKey", in: "cookie", name: "desk" },
        visitor: { type: "apiKey", in: "cookie", name: "visitor" },
        session: { type: "apiKey", in: "cookie", name: "session" },
      },
      schemas: { Problem: PROBLEM },
    },
  };
}

function operation(call: Call) {
  const {
    method,
    path,
    caller,
    right,
    needsProof,
    summary,
    part,
    params,
    query,
    body,
    answer,
    answersFile,
    refusals = [],
  } = call;
  const codes = new Set([
    ...REFUSALS_OF_CALLER[caller],
    ...(method !== "GET" && caller !== "owner" ? ["cross_site_refused"] : []),
    ...(params || query || body ? ["request_invalid"] : []),
    ...(needsProof ? ["desk_proof_needed"] : []),
    ...(part === "ordering" ? ["ordering_off"] : []),
    ...refusals,
  ]);
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-z]+([a-z]?)/gi, (_, letter) => letter.toUpperCase())}`,
    summary,
    tags: [caller],
    ...(right && { "x-right": right }),
    ...(needsProof && { "x-needs-proof": true }),
    security: SECURITY[caller],
    parameters: [...parameters("path", params), ...parameters("query", query)],
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: toJsonSchema(body, "input") } } },
    }),
    responses: {
      200: {
        description: "Done",
        content: answersFile
          ? { [answersFile]: { schema: { type: "string", format: "binary" } } }
          : { "application/json": { schema: toJsonSchema(answer, "output") } },
      },
      default: {
        description: `Refused: ${[...codes].join(", ")}`,
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

function parameters(place: "path" | "query", schema: z.ZodType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

/**
 * Converts a Zod schema to JSON Schema. Rules that JSON Schema cannot express, such as refinements, are left out; the
 * handlers still check them.
 */
function toJsonSchema(schema: z.ZodType, io: "input" | "output") {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
