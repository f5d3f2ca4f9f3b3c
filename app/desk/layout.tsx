import "@mantine/core/styles.layer.css";
import type { ReactNode } from "react";
import { deskTexts } from "@/components/desk/texts";

export const metadata = { title: deskTexts.title, robots: { index: false, follow: false } };
export const viewport = { colorScheme: "light dark" };

// Rendered for each request: its scripts have a nonce.
export const instant = false;

export default function DeskLayout({ children }: { children: ReactNode }) {
  return children;
}
