export const MESSAGE_STATUS_NAMES: Record<string, string> = { waiting: "Waiting", sent: "Sent", failed: "Failed" };

export const messageTexts = {
  title: "Messages",
  intro: "E-mails, text messages and notices that the shop sends, the newest first.",
  status: "Status",
  browser: "A browser of your people",
  all: "All messages",
  none: "No messages yet.",
  noMatch: "No message is in this state.",
  total: (count: number) => (count === 1 ? "1 message" : `${count} messages`),
  retry: "Try again",
  retryAll: (count: number) => (count === 1 ? "Try the failed one again" : `Try all ${count} failed ones again`),
  retried: "The shop tries again now.",
  more: "Show more",
} as const;
