/** The outcome of a step that may be refused. Unexpected errors are thrown instead. */
export type Result<Value, Code extends string = string> =
  | { ok: true; value: Value }
  | {
      ok: false;
      code: Code;
      field?: string;
      /** All that is wrong, if several parts of the input can be wrong at once; the first is also in `code`. */
      errors?: readonly FieldError[];
    };

/** What is wrong with the part of the input at `path`. */
type FieldError = { path: string; code: string };

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const fail = <Code extends string>(code: Code, field?: string) => ({ ok: false, code, field }) as const;
