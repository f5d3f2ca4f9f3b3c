import { connection } from "next/server";
import { Desk } from "@/components/desk/desk";

/** The owner's desk. Its pages are made in the browser, from the owner's calls. */
export default async function DeskPage() {
  await connection();
  return <Desk />;
}
