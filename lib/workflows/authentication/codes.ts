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
import { hashToken } from "@/lib/server/tokens";

type CodeTemplate = "sign_in_code" | "email_code" | "proof_code" | "mobile_code" | "cod_code";

type CodeToSend = CodeOwner & {
  /** The e-mail address or mobile number to which the code is sent, and which the code confirms. */
  recipient: string;
  template: CodeTemplate;
  /** The change to make once the code is confirmed. */
  content?: unknown;
  lifeSeconds?: number;
};

/** `recipient` is the address or number the code was sent to. */
type CheckedCode = { recipient: string; redeem: (database: Database) => ReturnType<typeof redeemCode> };

export type CodeError = "code_wrong" | "code_over";

/** Sends a code, in the transaction of `database`. It replaces the last code sent for the same purpose. */
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

/** Sends nothing, but looks to the visitor as if a code had been sent. */
export function pretendToSendCode(
  storeId: StoreId,
  { purpose, askerKey, recipient }: Omit<CodeToSend, "template" | "content">,
  now: Date,
  database: Database,
): Promise<SentCode> {
  return insertCode(storeId, { purpose, askerKey, recipient, codeHash: null, content: {} }, now, database);
}

/**
 * Checks an entered code, which always counts as one attempt. If the code is right, call `redeem` in the transaction of
 * the change that the code confirms. `redeem` returns null if another request has redeemed the code before.
 */
export async function checkCode(
  storeId: StoreId,
  owner: CodeOwner,
  code: string,
  now = new Date(),
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
