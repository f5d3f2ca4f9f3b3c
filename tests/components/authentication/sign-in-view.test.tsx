import { render, screen } from "@testing-library/react";
import { SignInView } from "@/components/authentication/sign-in-view";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";

// It asks for the session, which has nothing to do with the page's own parts.
jest.mock("@/components/authentication/redirect-when-session-changes", () => ({ RedirectWhenSignedIn: () => null }));

const show = (findsOrders: boolean) =>
  render(
    <SignInView
      storeName="Nila Loom"
      next="/account"
      takesMobile={false}
      takesGuests={true}
      findsOrders={findsOrders}
      providers={[]}
      outcome={{ done: null, refused: null, refusals: NO_REFUSALS }}
    />,
  );

it("leads guests to the page that finds their order", () => {
  show(true);
  expect(screen.getByRole("link", { name: "Find your order" })).toHaveAttribute("href", "/find-order");
});

it("finds no orders in a shop that takes none", () => {
  show(false);
  expect(screen.queryByRole("link", { name: "Find your order" })).not.toBeInTheDocument();
});
