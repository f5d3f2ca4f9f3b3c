import { render, screen } from "@testing-library/react";
import { NothingFound } from "@/components/search/nothing-found";
import { aStore } from "../../factories/store";

const show = (areNear: boolean) =>
  render(
    <NothingFound
      store={aStore()}
      text="herringbne"
      keywords={["Herringbone"]}
      areNear={areNear}
      categories={[]}
      products={[]}
      now={new Date("2026-11-21")}
    />,
  );

it("asks whether a near spelling was meant", () => {
  show(true);
  expect(screen.getByRole("region", { name: "Near spellings" })).toHaveTextContent("Did you meanHerringbone");
});

it("calls what is often looked for by its name", () => {
  show(false);
  expect(screen.getByRole("region", { name: "Often looked for" })).toHaveTextContent("Often looked forHerringbone");
});
