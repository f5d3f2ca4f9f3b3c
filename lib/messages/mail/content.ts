import { z } from "zod";

/** Schemas for parts that several messages have in common. */
export const codeSchema = z.string().regex(/^[0-9A-Z]{4,12}$/);
export const minutesSchema = z.int().min(1).max(1_440);
export const linkSchema = z.url({ protocol: /^https?$/ }).max(2_000);
export const nameSchema = z.string().max(200);
