import { buttonClass } from "@/components/ui/button";
import type { SocialProvider } from "@/lib/domain/authentication/social-provider";
import { ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import { withBasePath } from "@/lib/domain/site/base-path";
import { socialTexts } from "./texts";

const PROVIDER_NAMES: Record<SocialProvider, string> = { google: "Google", facebook: "Facebook" };

type SocialButtonsProps = { providers: readonly SocialProvider[]; next: string };

/** Links that sign the visitor in with an account of another service, such as Google, and return to `next`. */
export function SocialButtons({ providers, next }: SocialButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-8">
      {providers.map((provider) => (
        <a
          key={provider}
          href={withBasePath(`/api/account/social/${provider}?${new URLSearchParams({ [ACCOUNT_QUERY.next]: next })}`)}
          className={buttonClass("quiet")}
        >
          {socialTexts.signIn(PROVIDER_NAMES[provider])}
        </a>
      ))}
    </div>
  );
}
