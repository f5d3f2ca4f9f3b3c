/** What was typed is no command of ours; the message says what would be. */
export class UsageError extends Error {
  override name = "UsageError";
}
