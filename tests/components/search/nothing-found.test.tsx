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

it("suggests a similar spelling", () => {
  show(true);
  expect(screen.getByRole("region", { name: "Did you mean" })).toHaveTextContent("Did you meanHerringbone");
});

it("suggests popular searches", () => {
  show(false);
  expect(screen.getByRole("region", { name: "Popular searches" })).toHaveTextContent("Popular searchesHerringbone");
});
