import type { ComponentProps } from "react";
import { withBasePath } from "@/lib/domain/site/base-path";

type ShopLinkProps = Omit<ComponentProps<"a">, "href"> & {
  href: string;
  /** False to keep the scroll position when the new page opens. */
  scroll?: boolean;
};

/** The link component of the shop: a plain link. `LinkBehaviour` opens its page without loading a new document. */
export function ShopLink({ href, scroll = true, ...rest }: ShopLinkProps) {
  return <a href={withBasePath(href)} {...(!scroll && { "data-keep-scroll": "" })} {...rest} />;
}
