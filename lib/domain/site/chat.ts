import type { Features } from "../store/features";
import type { ApplicationSetting, Chat } from "../store/store";

type ChatStore = { features: Pick<Features, "whatsappChat">; setting: Pick<ApplicationSetting, "chat"> };

/**
 * The chat that shoppers are offered; null unless the chat flag and the feature are both on (specification §4), and when
 * it has no number, or no script, to be reached by.
 */
export function offeredChat({ features, setting: { chat } }: ChatStore): Chat | null {
  const isReachable = (chat.type === "whatsapp" ? chat.mobile : chat.scriptUrl) !== "";
  return features.whatsappChat && chat.isActive && isReachable ? chat : null;
}

/** A chat with the store's number, in the app or on the web, the owner's message already typed. */
export function whatsappAddress({ mobile, message }: Pick<Chat, "mobile" | "message">): string {
  return `https://wa.me/${mobile}${message && `?text=${encodeURIComponent(message)}`}`;
}
