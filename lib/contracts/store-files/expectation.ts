import type { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Readonly<Record<string, string>> = {
  string: "a text in quotes",
  number: "a number such as 12.5",
  int: "a whole number such as 12",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "an object in { }",
  record: "an object in { }",
};

const FORMATS: Readonly<Record<string, string>> = { datetime: "a time such as 2026-11-23T09:30:00Z" };

const MAX_SHOWN_LENGTH = 40;

/**
 * The text that tells the owner what the shop expected at the place of `issue` in a file. It is the end of a sentence
 * that begins with the name of the field, such as "must be a number". Passed to zod as its `error` option.
 */
export function expectationText(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return mustBe(KINDS[issue.expected] ?? issue.expected, issue.input);
    case "invalid_value":
      return mustBe(oneOf(issue.values.map(String)), issue.input);
    case "invalid_format":
      return mustBe(FORMATS[issue.format] ?? `written as ${issue.format}`, issue.input);
    case "too_small":
      return issue.origin === "string" ? "must not be empty" : mustBe(`${issue.minimum} or more`, issue.input);
    case "too_big":
      return issue.origin === "string"
        ? `must not be longer than ${issue.maximum} characters`
        : mustBe(`${issue.maximum} or less`, issue.input);
    case "unrecognized_keys":
      return `has ${issue.keys.length === 1 ? "a field" : "fields"} that the shop does not know: ${issue.keys.join(", ")}`;
    default:
      return "has a value that the shop does not understand";
  }
}

function mustBe(expected: string, given: unknown): string {
  return given === undefined ? `is missing: it must be ${expected}` : `must be ${expected}, not ${shown(given)}`;
}

function oneOf(choices: readonly string[]): string {
  return choices.length === 1 ? choices.join("") : `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}

function shown(given: unknown): string {
  if (Array.isArray(given)) return "a list";
  if (typeof given === "object" && given !== null) return "an object";
  const text = JSON.stringify(given);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

/** The text that tells the owner why a file is not valid JSON, with the line at which the parser stopped. */
export function notJsonText(text: string, { message }: SyntaxError): string {
  const position = / at position (\d+)/.exec(message);
  const line = position ? text.slice(0, Number(position[1])).split("\n").length : text.split("\n").length;
  return `is not valid JSON, see line ${line}: ${message.replace(/ (in JSON )?at position.*/, "")}`;
}
