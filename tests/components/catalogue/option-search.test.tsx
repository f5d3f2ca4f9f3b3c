import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterFields } from "@/components/catalogue/filter-fields";
import { OptionSearch } from "@/components/catalogue/option-search";

const names = ["Indigo", "Sky", "Peacock", "Green", "Ochre", "Camel", "Rust", "Red", "Burgundy", "Rosé", "Plum"];
const COLOURS = {
  id: "colour",
  name: "Colour",
  options: names.map((name) => ({ slug: name.toLowerCase(), name, count: 1, isChosen: false })),
};

const shown = () =>
  screen
    .getAllByRole("checkbox", { hidden: true })
    .filter((box) => !box.closest("label")?.hidden)
    .map((box) => box.closest("label")?.textContent);

it("shows only the options that contain the text, the folded ones too", async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <FilterFields group={COLOURS} />
      <OptionSearch />
      <button type="submit">Show</button>
    </form>,
  );
  const field = screen.getByRole("searchbox", { name: "Search in Colour" });
  await userEvent.type(field, "ro");
  expect(shown()).toEqual(["Rosé1"]);
  expect(document.querySelector("details")?.open).toBe(true);
  await userEvent.type(field, "se{Enter}");
  expect(shown()).toEqual(["Rosé1"]);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field, "x");
  expect(screen.getByRole("status")).toHaveTextContent("Nothing found");
  await userEvent.clear(field);
  expect(shown()).toHaveLength(names.length);
  expect(document.querySelector("details")?.open).toBe(false);
});
