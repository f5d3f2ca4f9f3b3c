import { Badge, Code, Group, Stack, Text, Title } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { HealthAnswer } from "@/lib/contracts/health";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { DeskLink } from "../link";
import { Failed, Loading } from "../states";
import { CHECK_TEXTS, healthTexts, reasonText } from "./texts";

/** What the shop does by itself, whether it is well, and what to do where it is not. */
export default function Health({ store }: { store: StoreAnswer }) {
  const { data, error, mutate } = useCall<HealthAnswer>("/api/owner/health");
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;
  const { checks, backups, versions } = data;
  // What asks for somebody comes first.
  const inOrder = checks.toSorted((one, other) => Number(one.is_well) - Number(other.is_well));
  return (
    <Stack gap="lg" maw={760}>
      <Stack gap={6}>
        <Title order={1}>{healthTexts.title}</Title>
        <Text>{healthTexts.why}</Text>
        {checks.every(({ is_well }) => is_well) && <Text role="status">{healthTexts.allWell}</Text>}
      </Stack>
      <ul className="m-0 flex list-none flex-col p-0">
        {inOrder.map((check) => (
          <Check key={check.name} check={check} when={deskFormats(store).moment} />
        ))}
      </ul>
      <Stack gap={4}>
        <Title order={2} size="h3">
          {healthTexts.versions}
        </Title>
        <Text size="sm">
          {[healthTexts.node(versions.node), versions.database, healthTexts.migrations(versions.migrations)].join(", ")}
        </Text>
        <Text size="sm">
          {backups.last_made_at === null
            ? healthTexts.noBackup
            : healthTexts.lastBackup(deskFormats(store).moment(backups.last_made_at))}
          {backups.every_hours === null && ` ${healthTexts.noneByItself}`}
        </Text>
      </Stack>
    </Stack>
  );
}

type CheckProps = { check: HealthAnswer["checks"][number]; when: (moment: string) => string };

function Check({ check: { name, is_well, about }, when }: CheckProps) {
  const { name: title, well, todo, href, link } = CHECK_TEXTS[name];
  return (
    <li className="border-line border-b py-4">
      <Group justify="space-between" align="start" wrap="nowrap">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Badge
          variant="default"
          tt="none"
          fw={500}
          className="shrink-0"
          leftSection={
            <span
              aria-hidden="true"
              className="block size-2 rounded-full"
              style={{ background: `var(--mantine-color-${is_well ? "green" : "red"}-7)` }}
            />
          }
        >
          {is_well ? healthTexts.well : healthTexts.notWell}
        </Badge>
      </Group>
      {is_well ? (
        <Text>{well}</Text>
      ) : (
        <Stack gap="xs" mt={4}>
          <ul className="m-0 ps-5">
            {about.map(({ what, count, since }) => (
              <li key={what}>
                {name === "tasks" || name === "requests" ? <Code>{what}</Code> : reasonText(what)}
                {count > 1 && `, ${healthTexts.times(count)}`}
                {since && `, ${healthTexts.since(when(since))}`}
              </li>
            ))}
          </ul>
          <Text>{todo}</Text>
          {href && link && <DeskLink href={href}>{link}</DeskLink>}
        </Stack>
      )}
    </li>
  );
}
