import { offeredChat, whatsappAddress } from "@/lib/domain/site/chat";
import type { Chat } from "@/lib/domain/store/store";
import { aStore } from "../../../factories/store";

const whatsapp: Chat = {
  isActive: true,
  type: "whatsapp",
  onlyOnHome: false,
  scriptUrl: "",
  mobile: "910000000114",
  message: "",
};
const store = (chat: Chat, whatsappChat: boolean) => {
  const { setting, features } = aStore();
  return { setting: { ...setting, chat }, features: { ...features, whatsappChat } };
};
const thirdParty: Chat = { ...whatsapp, type: "third_party", mobile: "", scriptUrl: "https://chat.example/a.js" };

it.each([
  { what: "a number, flag and feature", chat: whatsapp, feature: true, isOffered: true },
  { what: "no feature", chat: whatsapp, feature: false, isOffered: false },
  { what: "no flag", chat: { ...whatsapp, isActive: false }, feature: true, isOffered: false },
  { what: "no number", chat: { ...whatsapp, mobile: "" }, feature: true, isOffered: false },
  { what: "another company's script", chat: thirdParty, feature: true, isOffered: true },
  { what: "another company's script, no feature", chat: thirdParty, feature: false, isOffered: false },
  { what: "no script", chat: { ...thirdParty, scriptUrl: "" }, feature: true, isOffered: false },
])("offers the chat with $what: $isOffered", ({ chat, feature, isOffered }) => {
  expect(offeredChat(store(chat, feature))).toEqual(isOffered ? chat : null);
});
it.each([
  { message: "", address: "https://wa.me/910000000114" },
  { message: "Hello & good day?", address: "https://wa.me/910000000114?text=Hello%20%26%20good%20day%3F" },
])("opens a chat with the message $message", ({ message, address }) => {
  expect(whatsappAddress({ ...whatsapp, message })).toBe(address);
});
