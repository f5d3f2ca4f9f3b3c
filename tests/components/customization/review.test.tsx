import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Review } from "@/components/customization/review";
import { anAddon, anOption, anOptionGroup } from "../../factories/addon";
import { aFitProfile } from "../../factories/fit-profile";

const addon = anAddon({
  price: 95_000,
  minStock: 250,
  optionGroups: [anOptionGroup({ name: "Sleeves", options: [anOption({ name: "Full", additionalQuantity: 30 })] })],
  measurementSetIds: [],
});
const content = aFitProfile({ choices: [{ group: "Sleeves", options: ["Full"] }], measurements: [], notes: [] });
const cloth = { unit: "Mts", currency: "INR", quantity: 0.5, minQuantity: 50, stepQuantity: 10 } as const;
const show = (price: number | null) =>
  render(<Review addon={addon} measurementSets={[]} content={content} product={{ ...cloth, price }} />);

it("says what the length costs with the work and the extra cloth, and follows the field", async () => {
  show(118_000);
  // 2.5 m that the work takes and 0.3 m more, at ₹1,180, and ₹950 once.
  expect(screen.getByRole("status")).toHaveTextContent(/Total for 2.8 metres\s*₹4,254/);
  const length = screen.getByRole("spinbutton");
  await userEvent.clear(length);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  await userEvent.type(length, "4");
  expect(screen.getByRole("status")).toHaveTextContent(/Total for 4.3 metres\s*₹6,024/);
});

it("names no total while the price depends on a variant", () => {
  show(null);
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});
