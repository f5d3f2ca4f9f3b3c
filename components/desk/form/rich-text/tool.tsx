import { Button } from "@mantine/core";
import type { ReactNode } from "react";

type ToolProps = {
  name: string;
  /** Left out for what is done once, and is neither on nor off. */
  isOn?: boolean;
  isOff?: boolean;
  onUse: () => void;
  children?: ReactNode;
};

/** A button of the toolbar. */
export function Tool({ name, isOn, isOff = false, onUse, children = name }: ToolProps) {
  return (
    <Button
      size="sm"
      px={10}
      miw={38}
      variant={isOn ? "filled" : "subtle"}
      aria-label={name}
      title={name}
      {...(isOn !== undefined && { "aria-pressed": isOn })}
      disabled={isOff}
      // The text keeps the selection that the tool is for.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {children}
    </Button>
  );
}
