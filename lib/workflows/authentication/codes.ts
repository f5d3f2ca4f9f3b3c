import "server-only";
import { randomInt } from "node:crypto";
import {
  type CodeOwner,
  countCodeAttempt,
  insertCode,
  redeemCode,
  type SentCode,
} from "@/lib/data/authentication/one-time-codes";
import { queueMessage } from "@/lib/data/outbox/outbox";
import type { Database } from "@/lib/database/connection";
import { CODE_DIGITS, CODE_MINUTES } from "@/lib/domain/authentication/one-time-code";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { hashToken } from "@/lib/server/tokens";

type CodeTemplate = "sign_in_code" | "email_code" | "proof_code" | "mobile_code" | "cod_code";

type CodeToSend = CodeOwner & {
  /**
   * The e-mail address or mobile number to which the code is sent. Entering the code proves that it belongs to the
   * visitor.
   */
  recipient: string;
  template: CodeTemplate;
  /** The change that is made after the code has been entered. */
  content?: unknown;
  lifeSeconds?: number;
};

/** A code that was entered correctly. `recipient` is the e-mail address or mobile number to which it was sent. */
type CheckedCode = { recipient: string; redeem: (database: Database) => ReturnType<typeof redeemCode> };

export type CodeError = "code_wrong" | "code_over";

/**
 * Sends a code, in the transaction of `database`. A code that was sent before to the same visitor for the same purpose
 * becomes invalid.
 */
export async function sendCode(
  storeId: StoreId,
  { template, recipient, content = {}, lifeSeconds = CODE_MINUTES * 60, ...owner }: CodeToSend,
  now: Date,
  database: Database,
): Promise<SentCode> {
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, "0");
  const minutes = Math.ceil(lifeSeconds / 60);
  await queueMessage(storeId, { template, recipient, content: { code, minutes } }, database, now);
  const codeHash = digest(storeId, owner, code);
  return insertCode(storeId, { ...owner, recipient, codeHash, content, lifeSeconds }, now, database);
}

/** Stores a code that nobody can enter and sends nothing, so that the visitor sees the same as after `sendCode`. */
export function pretendToSendCode(
  storeId: StoreId,
  { purpose, askerKey, recipient }: Omit<CodeToSend, "template" | "content">,
  now: Date,
  database: Database,
): Promise<SentCode> {
  return insertCode(storeId, { purpose, askerKey, recipient, codeHash: null, content: {} }, now, database);
}

/**
 * Checks a code that the visitor entered; this always counts as an attempt. If the code is right, the caller must call
 * `redeem` in the transaction of the change that the code allows. `redeem` returns null if another request has used the
 * code in the meantime.
 */
export async function checkCode(
  storeId: StoreId,
  owner: CodeOwner,
  code: string,
  now = clock.now(),
): Promise<Result<CheckedCode, CodeError>> {
  const attempt = await countCodeAttempt(storeId, owner, now);
  if (!attempt) return fail("code_over", "code");
  const codeHash = digest(storeId, owner, code);
  if (attempt.codeHash !== codeHash) return fail(attempt.triesLeft > 0 ? "code_wrong" : "code_over", "code");
  const { recipient } = attempt;
  return ok({ recipient, redeem: (database) => redeemCode(storeId, owner, codeHash, database) });
}

function digest(storeId: StoreId, { purpose, askerKey }: CodeOwner, code: string): string {
  return hashToken(`code ${storeId} ${purpose} ${askerKey} ${code}`);
}
