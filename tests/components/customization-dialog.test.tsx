import { render, screen, within } from "@testing-library/react";
import { CustomizationDialog } from "@/components/product/customization-dialog";
import type { Addon } from "@/lib/domain/addon";
import { anAddon, anOption, anOptionGroup } from "../factories/addon";

const kurta = anAddon({
  description: "Cut in Fort Kochi.",
  optionGroups: [
    anOptionGroup({ name: "Neck", options: [anOption(), anOption({ name: "Shirt collar", price: 8_050 })] }),
    anOptionGroup({
      name: "Pockets",
      type: "limited",
      limit: 2,
      options: [anOption({ name: "Chest", additionalQuantity: 20, linkTo: "Shirt collar" })],
    }),
  ],
  measurementSetIds: ["upper-body"],
});
const upperBody = {
  id: "upper-body",
  rank: 1,
  name: "Upper body",
  picture: null,
  units: [],
  measurements: [{ name: "Chest width", hint: "Around the fullest part.", conditions: [] }],
};

function show(...addons: Addon[]) {
  render(
    <CustomizationDialog
      title="STITCH GARMENT"
      addons={addons}
      measurementSets={[upperBody]}
      unit="Mts"
      currency="INR"
    />,
  );
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  dialog.open = true;
  for (const details of dialog.querySelectorAll("details")) details.open = true;
  return within(screen.getByRole("dialog", { name: "STITCH GARMENT" }));
}

it("tells what the work is, and from which price on", () => {
  const dialog = show(kurta, anAddon({ id: "fall", name: "Fall and pico", price: 22_000 }));
  const [stitching, fall] = dialog.getAllByRole("listitem");
  expect(stitching).toHaveTextContent(/Stitch a kurta\s*from ₹850\s*Cut in Fort Kochi/);
  expect(fall).toHaveTextContent("Fall and pico₹220");
  expect(dialog.getByText("Each is paid once, on top of the price of the cloth.")).toBeVisible();
});
it("tells what is chosen, what that costs, and what it asks for", () => {
  const dialog = show(kurta);
  const meanings = (term: RegExp) => {
    const name = dialog.getByText((_, element) => element?.tagName === "DT" && term.test(element.textContent ?? ""));
    return Array.from(name.parentElement?.querySelectorAll("dd") ?? [], (dd) => dd.textContent);
  };
  expect(meanings(/^Neck, one of$/)).toEqual(["Band collar", "Shirt collar+ ₹80.5"]);
  expect(meanings(/^Pockets, up to 2 of$/)).toEqual(["Chest (with Shirt collar, 0.2 metres more)"]);
});
it("tells what is measured, and how", () => {
  const dialog = show(kurta);
  expect(dialog.getByText("What we measure: upper body")).toBeVisible();
  expect(dialog.getByText("Around the fullest part.")).toBeVisible();
});
it("folds nothing away where there is nothing to choose", () => {
  const dialog = show(anAddon({ name: "Fall and pico" }));
  expect(dialog.queryByRole("group")).toBeNull();
});
