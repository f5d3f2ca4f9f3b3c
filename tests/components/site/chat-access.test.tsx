import { render, screen } from "@testing-library/react";
import { ChatAccess } from "@/components/site/chat-access";
import type { Chat } from "@/lib/domain/store/store";

let pathname = "/";
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));
jest.mock("@/lib/browser/site/watch-corner", () => ({ watchCorner: () => () => undefined }));

const whatsapp: Chat = {
  isActive: true,
  type: "whatsapp",
  onlyOnHome: false,
  scriptUrl: "",
  mobile: "910000000114",
  message: "Hello",
};
const button = () => screen.queryByRole("link", { name: "Chat with us on WhatsApp" });
const scripts = () => Array.from(document.head.querySelectorAll("script"), (script) => script.src);
beforeEach(() => {
  pathname = "/";
  document.head.innerHTML = "";
});

it("opens a chat with the store, with the owner's message filled in", () => {
  render(<ChatAccess chat={whatsapp} />);
  expect(button()).toHaveAttribute("href", "https://wa.me/910000000114?text=Hello");
  expect(button()).toHaveAttribute("rel", "noopener");
});
it.each([
  { path: "/", onlyOnHome: true, isThere: true },
  { path: "/product/x", onlyOnHome: true, isThere: false },
  { path: "/product/x", onlyOnHome: false, isThere: true },
])("is shown at $path when limited to the home page ($onlyOnHome): $isThere", ({ path, onlyOnHome, isThere }) => {
  pathname = path;
  render(<ChatAccess chat={{ ...whatsapp, onlyOnHome }} />);
  expect(button() !== null).toBe(isThere);
});
it("loads another company's script once, and only on pages with the chat", () => {
  const chat: Chat = {
    ...whatsapp,
    type: "third_party",
    onlyOnHome: true,
    scriptUrl: "https://chat.example/widget.js",
  };
  pathname = "/cart";
  const { rerender } = render(<ChatAccess chat={chat} />);
  expect(scripts()).toEqual([]);
  pathname = "/";
  rerender(<ChatAccess chat={chat} />);
  expect(scripts()).toEqual(["https://chat.example/widget.js"]);
  pathname = "/cart";
  rerender(<ChatAccess chat={chat} />);
  pathname = "/";
  rerender(<ChatAccess chat={chat} />);
  expect(scripts()).toHaveLength(1);
  expect(button()).toBeNull();
});
