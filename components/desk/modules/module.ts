import type { ComponentType } from "react";
import type { OwnerCustomer } from "@/lib/contracts/customer/owner-calls";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { DeskProductWire } from "@/lib/contracts/product/desk-calls";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { TodayAnswer } from "@/lib/contracts/staff/today";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { Right } from "@/lib/domain/staff/right";
import type { SettingGroup } from "../settings/groups";

type DeskPath = `/desk${string}`;

/** What stands in a place, only for those with the right and only in stores that sell in this way. */
export type Placed<What> = What & { right: Right; soldBy?: StoreAnswer["sells_by"] };

/** A page below `/desk/{area}`; `name` is what follows in its address, empty for the page itself. */
type ModulePage = { area: string; Page: ComponentType<ModulePageProps> };
export type ModulePageProps = { name: string; store: StoreAnswer; rights: DeskCaller["rights"] };

/** An entry of the menu, below the entry `after`. "g" and its letter open it. */
type ModuleMenuEntry = { href: DeskPath; after: DeskPath; letter: string; name: string };

/** A figure on the first page, with its list; it is shown while there are some. */
type ModuleFigure = { name: string; href: DeskPath; count: (today: TodayAnswer) => number };

type Item = OwnerOrderWire["item_list"][number];

/** The places of the desk where a module can stand, each with what it has there. */
export type DeskPlaces = {
  pages: ModulePage;
  menu: ModuleMenuEntry;
  figures: ModuleFigure;
  /** Below the steps of an order. */
  orderBlocks: { Block: ComponentType<{ order: OwnerOrderWire; store: StoreAnswer }> };
  /** Among what can be printed of an order. */
  orderActions: { Action: ComponentType<{ order: OwnerOrderWire }> };
  /** Below the name of each item of an order. */
  orderItems: { Lines: ComponentType<{ item: Item }> };
  /** In the list of orders. */
  orderColumns: { heading: string; Cell: ComponentType<{ order: OwnerOrderWire }> };
  /** Above what a product is changed with. */
  productBlocks: { Block: ComponentType<{ product: DeskProductWire; store: StoreAnswer }> };
  /** Beside the notes about a customer. */
  customerBlocks: { Block: ComponentType<{ file: OwnerCustomer; store: StoreAnswer }> };
  /** A page of settings that belongs to the module. */
  settings: { group: SettingGroup };
};
export type DeskPlace = keyof DeskPlaces;

/** A part of the shop with its own desk: what it has in which places. */
export type DeskModule = {
  name: string;
  places: { readonly [Place in DeskPlace]?: readonly Placed<DeskPlaces[Place]>[] };
};
