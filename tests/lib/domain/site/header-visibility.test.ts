import { nextHeaderVisibility } from "@/lib/domain/site/header-visibility";

it.each([
  { isHidden: false, from: 0, to: 100, hides: false }, // the header hides only after 150 pixels
  { isHidden: false, from: 0, to: 150, hides: false },
  { isHidden: false, from: 0, to: 151, hides: true },
  { isHidden: false, from: 300, to: 305, hides: false }, // scrolled down too little to hide the header
  { isHidden: false, from: 300, to: 306, hides: true },
  { isHidden: true, from: 300, to: 295, hides: true },
  { isHidden: true, from: 300, to: 294, hides: false },
  { isHidden: true, from: 900, to: 120, hides: false },
  { isHidden: true, from: 900, to: -40, hides: false }, // pulled down beyond the top of the page
])("scrolled from $from to $to, hidden before $isHidden: hidden $hides", ({ isHidden, from, to, hides }) => {
  expect(nextHeaderVisibility({ isHidden, scrollY: from }, to).isHidden).toBe(hides);
});

it("adds up small moves in one direction until they pass the tolerance", () => {
  let visibility = { isHidden: false, scrollY: 300 };
  for (const scrollY of [303, 305, 307]) visibility = nextHeaderVisibility(visibility, scrollY);
  expect(visibility.isHidden).toBe(true);
});
