import { render, screen, within } from "@testing-library/react";
import { CustomizationDetails } from "@/components/customization/details-dialog";
import { customizationErrorTexts } from "@/components/customization/error-texts";
import { ProfileForm } from "@/components/customization/profile-form";
import { formFields } from "@/lib/browser/form/fields";
import { writeFitFields } from "@/lib/domain/customization/fields";
import { anAddon, anOption, anOptionGroup } from "../../factories/addon";
import { aFitProfile, aMeasurementSet } from "../../factories/fit-profile";

const kurta = anAddon({
  optionGroups: [
    anOptionGroup({ options: [anOption(), anOption({ name: "Round" })] }),
    anOptionGroup({ name: "Loops", options: [anOption({ name: "Keyhole", linkTo: "Round" })] }),
  ],
  measurementSetIds: ["upper"],
  notes: [{ name: "Letters", required: true }],
});

function show(rest: Partial<Parameters<typeof ProfileForm>[0]> = {}) {
  render(
    <ProfileForm
      storeId="nila-loom"
      addon={kurta}
      measurementSets={[aMeasurementSet()]}
      unit="Mts"
      currency="INR"
      fields={[]}
      errors={new Map()}
      modelId={null}
      next="/customize/oat-linen?addon=stitch-kurta"
      back="/customize/oat-linen?addon=stitch-kurta"
      submitText="Continue"
      {...rest}
    />,
  );
  return screen.getByRole("button", { name: "Continue" }).closest("form") as HTMLFormElement;
}

it("asks everything on one page, with the names that the errors have", () => {
  const form = show();
  expect(form).toHaveAttribute("action", "/api/fit-profiles");
  expect([...formFields(form).keys()]).toEqual([
    "addon_id",
    "next",
    "back",
    "name",
    "for_whom",
    "custom_list.Neck",
    "custom_list.Loops",
    "mm_unit",
    "mm_sets.upper.Chest",
    "mm_sets.upper.Length",
    "notes_list.Letters",
  ]);
  expect(screen.getByRole("radio", { name: /Keyhole.*only with Round/ })).not.toBeChecked();
  expect(screen.getByRole("radio", { name: "None of these" })).toBeChecked();
});

it("shows a profile to change, and each error at its field", () => {
  const errors = customizationErrorTexts([{ path: "mm_sets.upper.Chest", code: "measurement_invalid" }]);
  const form = show({ fields: writeFitFields(aFitProfile()), errors, modelId: "asha" });
  expect(form).toHaveAttribute("action", "/api/fit-profiles/asha");
  expect(formFields(form).get("_method")).toBe("PUT");
  expect(screen.getByRole("textbox", { name: "Profile name" })).toHaveValue("Asha");
  const chest = screen.getByRole("textbox", { name: "Chest" });
  expect(chest).toHaveValue("38");
  expect(chest).toBeInvalid();
  expect(chest).toHaveAccessibleDescription(/Enter a number above 0/);
});

it("shows what an item is made to in a panel that needs no script", () => {
  render(
    <CustomizationDetails
      itemUnit="Mts"
      customization={{
        addonName: "Stitch a kurta",
        profileName: "Asha",
        forWhom: "my sister",
        unit: "cms",
        additionalQuantity: 50,
        measurementSets: [{ name: "Upper body", measurements: [{ name: "Chest", value: 101.6 }] }],
        optionGroups: [{ name: "Neck", options: [{ name: "Round" }] }],
        notes: [{ name: "Letters", value: "A.K." }],
      }}
    />,
  );
  const panel = screen.getByRole("dialog", { name: "Customization details", hidden: true });
  expect(screen.getByRole("button", { name: "Customization details" })).toHaveAttribute("popovertarget", panel.id);
  for (const text of ["Asha", "my sister", "Round", "101.6 cm", "0.5 metres", "A.K."]) {
    expect(within(panel).getByText(text)).toBeInTheDocument();
  }
});
