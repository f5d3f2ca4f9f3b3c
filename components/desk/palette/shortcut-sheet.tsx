import { Group, Kbd, Stack, Switch, Text } from "@mantine/core";
import { Dialog } from "../dialog";
import { paletteTexts, shortcutTexts } from "./texts";

type Shortcut = { keys: readonly string[]; name: string };

type ShortcutSheetProps = {
  shortcuts: readonly Shortcut[];
  /** Whether single letters do something. */
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
  onClose: () => void;
};

/** The keys of the desk, each with what it does, and the switch for those without Control. */
export default function ShortcutSheet({ shortcuts, isOn, onTurn, onClose }: ShortcutSheetProps) {
  return (
    <Dialog opened title={shortcutTexts.title} close={paletteTexts.close} onClose={onClose}>
      <Switch
        size="md"
        mb="md"
        label={shortcutTexts.turn}
        checked={isOn}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
      <Stack component="ul" gap="sm" p={0} m={0} className="list-none">
        {shortcuts.map(({ keys, name }) => (
          <Group key={name} component="li" justify="space-between" wrap="nowrap">
            <Text>{name}</Text>
            <Group gap={4} wrap="nowrap">
              {keys.map((key, index) => (
                <Group key={key} gap={4} wrap="nowrap">
                  {index > 0 && <Text size="sm">{shortcutTexts.thenPress}</Text>}
                  <Kbd size="md">{key}</Kbd>
                </Group>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Dialog>
  );
}
