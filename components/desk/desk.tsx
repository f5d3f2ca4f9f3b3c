"use client";
import { MantineProvider } from "@mantine/core";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { SWRConfig } from "swr";
import { ForgetContext } from "@/lib/browser/desk/forget";
import { DESK_PATH } from "@/lib/domain/staff/pages";
import { Enter } from "./account/enter";
import { AskWhoIsThere } from "./account/proof";
import { Inside } from "./inside";
import { deskTheme, deskVariables } from "./theme";

/** The whole desk: its door, or what is inside. */
export function Desk() {
  const path = usePathname().slice(DESK_PATH.length);
  // With each session a new cache: nothing that one caller has read is shown to the next.
  const [session, setSession] = useState(0);
  return (
    <MantineProvider theme={deskTheme} cssVariablesResolver={deskVariables} defaultColorScheme="auto">
      <ForgetContext value={() => setSession((count) => count + 1)}>
        <SWRConfig key={session} value={{ provider: () => new Map() }}>
          <AskWhoIsThere>{path === "/enter" ? <Enter /> : <Inside path={path} />}</AskWhoIsThere>
        </SWRConfig>
      </ForgetContext>
    </MantineProvider>
  );
}
