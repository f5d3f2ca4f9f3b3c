import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { SavedProfileView } from "@/components/customization/saved-profile-view";
import { formFields } from "@/lib/browser/form/fields";
import { aFitProfile } from "../../factories/fit-profile";

type Props = ComponentProps<typeof SavedProfileView>;

function show(props: Partial<Props> = {}) {
  render(
    <SavedProfileView
      profile={aFitProfile({ choices: [{ group: "Neck", options: ["Round"] }], forWhom: "My sister" })}
      addonName="Stitch a kurta"
      measurementSets={[{ id: "upper", name: "Upper body" }]}
      keepKey="secret"
      isCustomer={false}
      needsSignIn={false}
      news={{ done: null, refused: null }}
      {...props}
    />,
  );
}
const fieldsOf = (button: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name: button });
  if (!form) throw new Error(`${button} sends no form`);
  return { action: form.getAttribute("action"), ...Object.fromEntries(formFields(form)) };
};

it("shows every measurement in both units, and keeps the profile by a plain form", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Asha" })).toBeInTheDocument();
  expect(screen.getByText("Stitch a kurta · My sister")).toBeInTheDocument();
  expect(screen.getByRole("row", { name: "Chest 38 in 96.5 cm" })).toBeInTheDocument();
  expect(screen.getByText("Round")).toBeInTheDocument();
  expect(fieldsOf("Save to my profiles")).toEqual({
    action: "/api/fit-profiles/received",
    model_id: "asha",
    key: "secret",
  });
});

it("lets the owner of a profile e-mail a link to it", () => {
  show({ keepKey: null });
  expect(screen.queryByRole("button", { name: "Save to my profiles" })).not.toBeInTheDocument();
  expect(fieldsOf("E-mail me the link")).toEqual({
    action: "/api/fit-profiles/asha/mail",
    back: "/fit-profile/asha",
    email: "",
  });
});

it("asks to sign in first where profiles are kept in accounts", () => {
  show({ needsSignIn: true });
  expect(screen.queryByRole("button", { name: "Save to my profiles" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/account/sign-in");
});

it("says plainly that a link is over, and shows nothing of the profile", () => {
  show({ profile: null });
  expect(screen.getByText(/This link has expired/)).toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
