import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SizingPanel } from "@/components/customization/sizing-panel";
import { SIZING_ASSISTANTS } from "@/demo/products/sizing-assistants";
import { storedSizingAssistantSchema } from "@/lib/contracts/product/stored-sizing-assistant";
import { aMeasurement, aMeasurementSet } from "../../factories/fit-profile";

const assistant = storedSizingAssistantSchema.parse({ id: "body", content: SIZING_ASSISTANTS.body });
const set = aMeasurementSet({ id: "upper-body", measurements: [aMeasurement(), aMeasurement({ name: "Hip" })] });

it("works measurements out, lets the shopper adjust them by halves, and copies them", async () => {
  const user = userEvent.setup();
  const onCopy = jest.fn();
  render(<SizingPanel storeId="loom" assistant={assistant} set={set} unit="inches" onCopy={onCopy} />);
  await user.click(screen.getByText("No tape at hand?"));
  expect(screen.queryByRole("group", { name: "How much more?" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "XXL or more" }));
  await user.click(screen.getByRole("radio", { name: "3XL" }));
  await user.click(screen.getByRole("checkbox", { name: "Tight at the hips" }));
  const result = screen.getByRole("list", { name: "Your estimated measurements" });
  // 95 + 4 × 6 = 119 cm, and 100 + 4 × 6 + 5 = 129 cm.
  expect(within(result).getByText("47 in")).toBeInTheDocument();
  expect(within(result).getByText("51 in")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Chest: half more" }));
  await user.click(screen.getByRole("button", { name: "Hip: half less" }));
  await user.click(screen.getByRole("button", { name: "Copy into the form" }));
  expect(onCopy).toHaveBeenCalledWith([
    { name: "Chest", value: 47.5 },
    { name: "Hip", value: 50.5 },
  ]);
});
