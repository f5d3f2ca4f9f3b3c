import type { Features } from "../store/features";
import type { ApplicationSetting, Chat } from "../store/store";

type ChatStore = { features: Pick<Features, "whatsappChat">; setting: Pick<ApplicationSetting, "chat"> };

/**
 * The chat offered to shoppers. Null unless both the chat setting and the feature are on (specification §4), and null
 * if the chat's phone number or script is missing.
 */
export function offeredChat({ features, setting: { chat } }: ChatStore): Chat | null {
  const isReachable = (chat.type === "whatsapp" ? chat.mobile : chat.scriptUrl) !== "";
  return features.whatsappChat && chat.isActive && isReachable ? chat : null;
}

/**
 * The URL that opens a chat with the store's number, in the WhatsApp app or on the web, with the owner's suggested
 * message filled in.
 */
export function whatsappAddress({ mobile, message }: Pick<Chat, "mobile" | "message">): string {
  return `https://wa.me/${mobile}${message && `?text=${encodeURIComponent(message)}`}`;
}
