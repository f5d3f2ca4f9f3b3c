"use client";
import { MantineProvider } from "@mantine/core";
import { usePathname } from "next/navigation";
import { DESK_PATH } from "@/lib/domain/staff/pages";
import { Enter } from "./account/enter";
import { AskWhoIsThere } from "./account/proof";
import { Inside } from "./inside";
import { deskTheme, deskVariables } from "./theme";

/** The whole desk: its door, or what is inside. */
export function Desk() {
  const path = usePathname().slice(DESK_PATH.length);
  return (
    <MantineProvider theme={deskTheme} cssVariablesResolver={deskVariables} defaultColorScheme="auto">
      <AskWhoIsThere>{path === "/enter" ? <Enter /> : <Inside path={path} />}</AskWhoIsThere>
    </MantineProvider>
  );
}
