import { AppShell, Burger, Button, Group, NavLink, Stack, Text } from "@mantine/core";
import { useDisclosure, useDocumentTitle } from "@mantine/hooks";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { DESK_SESSION, useForget } from "@/lib/browser/desk/forget";
import { stopPush } from "@/lib/browser/desk/push";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OtherStores } from "@/lib/contracts/staff/account";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { withBasePath } from "@/lib/domain/site/base-path";
import type { Right } from "@/lib/domain/staff/right";
import { OTHER_STORES, ToStore } from "./account/stores";
import { DeskLink } from "./link";
import { placedAt } from "./modules/registry";
import { Keyboard } from "./palette/keyboard";
import { Refused } from "./states";
import { deskTexts } from "./texts";

type Area = {
  href: `/desk${string}`;
  name: string;
  /** Opens it after "g". */
  letter: string;
  right: Right;
  /** Pages that are reached from it, by the first parts of their addresses. */
  has?: readonly `/desk/${string}`[];
};

const AREAS: readonly Area[] = [
  { href: "/desk", letter: "t", name: deskTexts.today, right: "orders.read" },
  { href: "/desk/orders", letter: "o", name: deskTexts.orders, right: "orders.read" },
  { href: "/desk/packing", letter: "p", name: deskTexts.packing, right: "orders.write" },
  { href: "/desk/products", letter: "b", name: deskTexts.products, right: "products.read" },
  {
    ...{ href: "/desk/categories", letter: "k", name: deskTexts.categories, right: "products.read" },
    has: ["/desk/filters", "/desk/badges", "/desk/collections"],
  },
  {
    ...{ href: "/desk/shop-window", letter: "w", name: deskTexts.shopWindow, right: "products.write" },
    has: ["/desk/menu", "/desk/pages", "/desk/blog", "/desk/redirects"],
  },
  { href: "/desk/stock", letter: "s", name: deskTexts.stock, right: "products.read" },
  { href: "/desk/offers", letter: "v", name: deskTexts.offers, right: "money.read" },
  { href: "/desk/customers", letter: "c", name: deskTexts.customers, right: "customers.read" },
  { href: "/desk/enquiries", letter: "e", name: deskTexts.enquiries, right: "customers.read" },
  {
    ...{ href: "/desk/shipping", letter: "d", name: deskTexts.shipping, right: "store.write" },
    has: ["/desk/tax", "/desk/delivery-slots"],
  },
  {
    ...{ href: "/desk/settings", letter: "i", name: deskTexts.settings, right: "store.write" },
    has: ["/desk/mails", "/desk/domains", "/desk/health"],
  },
  { href: "/desk/reports", letter: "f", name: deskTexts.reports, right: "money.read" },
  { href: "/desk/messages", letter: "m", name: deskTexts.messages, right: "messages.read" },
  { href: "/desk/people", letter: "l", name: deskTexts.people, right: "staff.read" },
  { href: "/desk/programs", letter: "x", name: deskTexts.programs, right: "tokens.read" },
  { href: "/desk/log", letter: "h", name: deskTexts.log, right: "log.read" },
];

/** The menu of somebody with these rights, with what modules have in it. */
function areasOf(rights: readonly Right[], store: StoreAnswer): Area[] {
  return placedAt("menu", rights, store).reduce<Area[]>(
    (areas, { href, after, letter, name, right }) => {
      const above = areas.findIndex((area) => area.href === after);
      return areas.toSpliced(above < 0 ? areas.length : above + 1, 0, { href, letter, name, right });
    },
    AREAS.filter(({ right }) => rights.includes(right)),
  );
}

const isAt = ({ href, has = [] }: Pick<Area, "href" | "has">, path: string) =>
  href === "/desk" ? path === "" : [href, ...has].some((start) => `/desk${path}`.startsWith(start));

type DeskFrameProps = { path: string; caller: DeskCaller; store: StoreAnswer; children: ReactNode };

/** The menu, which shows what one may open, around a page. */
export function DeskFrame({ path, caller, store, children }: DeskFrameProps) {
  const [isOpen, menu] = useDisclosure();
  const forget = useForget();
  const { run, isPending, refusal } = useWrite();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page closes the menu of a phone and gets the focus
  useEffect(() => {
    menu.close();
    if (shown.current !== path) main.current?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
  const { rights } = caller;
  const areas = useMemo(() => areasOf(rights, store), [rights, store]);
  const here = areas.find((area) => isAt(area, path))?.name ?? (path === "/account" ? deskTexts.account : null);
  useDocumentTitle(`${here ?? deskTexts.title}, ${store.name}`);
  const closeDesk = async () => {
    const isClosed = await run(() => callDesk(DESK_SESSION, { method: "DELETE" }).then(stopPush));
    if (isClosed) forget();
  };
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: "md", collapsed: { mobile: !isOpen } }}
      padding={{ base: "md", sm: "xl" }}
    >
      <AppShell.Header aria-label={deskTexts.title}>
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger opened={isOpen} onClick={menu.toggle} hiddenFrom="md" size="sm" aria-label={deskTexts.menu} />
          <Text ff="var(--font-display)" fz={22} truncate>
            {store.name}
          </Text>
          <Keyboard pages={areas} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label={deskTexts.menu}>
        {/* On a low screen the areas scroll, so that the way out of the desk stays in sight. */}
        <Stack gap={4} flex={1} mih={0} className="overflow-y-auto">
          {areas.map((area) => (
            <NavLink
              key={area.href}
              component={DeskLink}
              href={area.href}
              label={area.name}
              active={isAt(area, path)}
              aria-current={isAt(area, path) ? "page" : undefined}
              mih={44}
            />
          ))}
          <NavLink href={withBasePath("/")} label={deskTexts.toShop} mih={44} />
        </Stack>
        <Stack gap="xs">
          <NavLink
            component={DeskLink}
            href="/desk/account"
            label={caller.name}
            description={deskTexts.account}
            active={isAt({ href: "/desk/account" }, path)}
            aria-current={isAt({ href: "/desk/account" }, path) ? "page" : undefined}
            mih={44}
          />
          <OtherStoresMenu />
          {refusal && <Refused code={refusal} />}
          <Button variant="default" loading={isPending} onClick={closeDesk}>
            {deskTexts.close}
          </Button>
        </Stack>
      </AppShell.Navbar>
      <AppShell.Main aria-label={deskTexts.title} ref={main} tabIndex={-1} style={{ outline: "none" }}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}

/** A way to the desk of each other store of the person, if there is any. */
function OtherStoresMenu() {
  const { data } = useCall<OtherStores>(OTHER_STORES);
  return data?.list.map((store) => <ToStore key={store.store_id} storeId={store.store_id} name={store.store_name} />);
}
