import { SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useContext } from "react";
import { useCall } from "@/lib/browser/desk/use-call";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { SettingsAnswer } from "@/lib/contracts/store/setting-calls";
import { DeskLink } from "../link";
import { DESK_MODULES, placedAt } from "../modules/registry";
import { RightsContext } from "../rights";
import { Failed, Loading } from "../states";
import { deskTexts } from "../texts";
import { GroupForm } from "./group-form";
import { SETTING_GROUPS, type SettingGroup } from "./groups";
import { Opening } from "./opening";
import { GROUP_TEXTS, settingsTexts } from "./texts";

const ALL_GROUPS = Object.keys(SETTING_GROUPS) as SettingGroup[];

type SettingsProps = { group: string; store: StoreAnswer; mayWrite: boolean };

/** The settings of the shop: what there is, or one page of them. */
export default function Settings({ group, store, mayWrite }: SettingsProps) {
  const { data, error, mutate } = useCall<SettingsAnswer>("/api/owner/settings");
  const named = ALL_GROUPS.find((each) => each === group);
  if (group !== "" && !named) return <p>{deskTexts.missing}</p>;
  if (!named) return <Overview store={store} mayWrite={mayWrite} />;
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;
  return (
    <Stack gap="lg" maw={760}>
      <div>
        <DeskLink href="/desk/settings">{settingsTexts.back}</DeskLink>
        <Title order={1}>{GROUP_TEXTS[named].name}</Title>
        <Text>{GROUP_TEXTS[named].why}</Text>
      </div>
      <GroupForm
        key={named}
        rows={SETTING_GROUPS[named]}
        inShop={data.settings}
        store={store}
        mayWrite={mayWrite}
        onAnswer={async (answer) => void (await mutate(answer, false))}
        onRead={async () => void (await mutate())}
      />
    </Stack>
  );
}

/** The pages that belong to a module are there for those who may open it. */
const OF_MODULES = DESK_MODULES.flatMap(({ places: { settings = [] } }) => settings.map(({ group }) => group));

function Overview({ store, mayWrite }: { store: StoreAnswer; mayWrite: boolean }) {
  const placed = placedAt("settings", useContext(RightsContext), store).map(({ group }) => group);
  const groups = ALL_GROUPS.filter((group) => !OF_MODULES.includes(group) || placed.includes(group));
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{settingsTexts.title}</Title>
        <Text>{settingsTexts.why}</Text>
      </Stack>
      <Opening store={store} mayWrite={mayWrite} />
      <nav aria-label={settingsTexts.title}>
        <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="md" className="m-0 list-none p-0">
          {groups.map((group) => (
            <li key={group} className="border-line border-t pt-3">
              <DeskLink href={`/desk/settings/${group}`}>{GROUP_TEXTS[group].name}</DeskLink>
              <Text size="sm">{GROUP_TEXTS[group].why}</Text>
            </li>
          ))}
        </SimpleGrid>
      </nav>
      <Text>
        {`${settingsTexts.also}: `}
        <DeskLink href="/desk/shipping">{settingsTexts.shipping}</DeskLink>
        {", "}
        <DeskLink href="/desk/mails">{settingsTexts.mails}</DeskLink>
        {", "}
        <DeskLink href="/desk/domains">{settingsTexts.domains}</DeskLink>
        {", "}
        <DeskLink href="/desk/badges">{settingsTexts.badges}</DeskLink>
        {", "}
        <DeskLink href="/desk/health">{settingsTexts.health}</DeskLink>
      </Text>
    </Stack>
  );
}
