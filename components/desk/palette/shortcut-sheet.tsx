import { Group, Kbd, Stack, Text } from "@mantine/core";
import { Dialog } from "../dialog";
import { paletteTexts, shortcutTexts } from "./texts";

export type Shortcut = { keys: readonly string[]; name: string };

/** The keys of the desk, each with what it does. */
export default function ShortcutSheet({ shortcuts, onClose }: { shortcuts: readonly Shortcut[]; onClose: () => void }) {
  return (
    <Dialog opened title={shortcutTexts.title} close={paletteTexts.close} onClose={onClose}>
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
