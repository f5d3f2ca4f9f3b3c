import { PostForm } from "@/components/form/post-form";
import { type ButtonLook, buttonClass } from "@/components/ui/button";

type SignOutFormProps = { everywhere?: boolean; look?: ButtonLook | "link"; children: string };

/** Signing out loads a new page in any case, so this is a plain form even if scripts run. */
export function SignOutForm({ everywhere = false, look = "link", children }: SignOutFormProps) {
  return (
    <PostForm action="/api/account/sign-out" {...(everywhere && { hidden: { everywhere: "true" } })}>
      <button
        type="submit"
        className={look === "link" ? "link-underline py-2 text-sm hover:text-accent" : buttonClass(look)}
      >
        {children}
      </button>
    </PostForm>
  );
}
