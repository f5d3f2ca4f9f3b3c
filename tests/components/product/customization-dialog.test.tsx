import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { CustomizationDialog } from "@/components/product/customization-dialog";
import type { Addon } from "@/lib/domain/product/addon";
import { anAddon, anOption, anOptionGroup } from "../../factories/addon";
import { aMeasurement, aMeasurementSet } from "../../factories/fit-profile";

const kurta = anAddon({
  description: "Cut in Fort Kochi.",
  optionGroups: [
    anOptionGroup({ name: "Neck", options: [anOption(), anOption({ name: "Shirt collar", price: 8_050 })] }),
    anOptionGroup({ name: "Pockets", type: "limited", limit: 2 }),
  ],
  measurementSetIds: ["upper-body"],
});
const upperBody = aMeasurementSet({
  id: "upper-body",
  measurements: [
    aMeasurement({ name: "Chest", hint: "Around the fullest part." }),
    aMeasurement({ name: "Waist", hint: "Where you bend sideways." }),
  ],
});

type Contact = ComponentProps<typeof CustomizationDialog>["contact"];

function show(...addons: Addon[]) {
  return showWith({ hidesPrices: false }, ...addons);
}

const NO_CONTACT = { chat: null, email: "" };

function showWith({ hidesPrices = false, contact = NO_CONTACT as Contact }, ...addons: Addon[]) {
  render(
    <CustomizationDialog
      title="STITCH GARMENT"
      addons={addons}
      measurementSets={[upperBody]}
      unit="Mts"
      currency="INR"
      hidesPrices={hidesPrices}
      contact={contact}
      productName="Oat linen"
    />,
  );
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  dialog.open = true;
  return within(screen.getByRole("dialog", { name: "STITCH GARMENT" }));
}

it("lists the addons with their lowest prices", () => {
  const dialog = show(kurta, anAddon({ id: "fall", name: "Fall and pico", price: 22_000 }));
  const [stitching, fall] = dialog.getAllByRole("listitem");
  expect(stitching).toHaveTextContent(/Stitch a kurta\s*from ₹850\s*Cut in Fort Kochi/);
  expect(fall).toHaveTextContent("Fall and pico₹220");
  expect(dialog.getByText("These prices are charged once, in addition to the price of the fabric.")).toBeVisible();
});
it.each([
  { chat: { mobile: "910000000114" }, href: "https://wa.me/910000000114?text=STITCH GARMENT: Oat linen" },
  { chat: null, href: "mailto:hello@loom.example?subject=STITCH GARMENT: Oat linen" },
])("says that the work cannot be bought online, and leads to $href", ({ chat, href }) => {
  const dialog = showWith({ contact: { chat, email: "hello@loom.example" } }, kurta);
  expect(dialog.getByText(/cannot be ordered online yet/)).toBeVisible();
  expect(decodeURIComponent(dialog.getByRole("link").getAttribute("href") ?? "")).toBe(href);
});
it("lists the choices and the measurements of an addon", () => {
  const dialog = show(kurta);
  expect(dialog.getByText("Options you choose: neck and pockets.")).toBeVisible();
  expect(dialog.getByText("Measurements we need: chest and waist.")).toBeVisible();
});
it("mentions neither choices nor measurements when there are none", () => {
  const dialog = show(anAddon({ name: "Fall and pico" }));
  expect(dialog.queryByText(/Options you choose|Measurements we need/)).toBeNull();
});

it("lists the addons without prices in a store that hides them", () => {
  const dialog = showWith({ hidesPrices: true }, anAddon({ name: "With lining" }));
  expect(dialog.getByRole("heading", { name: "With lining" })).toBeInTheDocument();
  expect(screen.getByRole("dialog").textContent).not.toMatch(/₹|\d{2,}|price|paid/i);
});
