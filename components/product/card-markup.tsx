"use client";
import { PictureImage } from "@/components/media/picture-image";
import { ShopLink } from "@/components/ui/shop-link";
import { CardHeart } from "@/components/wishlist/card-heart";
import { type Picture, renditionPath } from "@/lib/domain/media/picture";
import { pictureSrc } from "@/lib/domain/media/sources";
import { productPath } from "@/lib/domain/product/path";
import type { ShownPrice } from "@/lib/domain/product/product";
import type { Unit } from "@/lib/domain/product/unit";
import type { ApplicationSetting } from "@/lib/domain/store/store";
import { ProductBadges } from "./badges";
import { PriceLine } from "./price-line";

type CardMarkupProps = ShownPrice & {
  storeId: string;
  slug: string;
  name: string;
  /** The line of text below the product's name; empty if there is none. */
  note: string;
  picture: Picture | undefined;
  secondPicture: Picture | undefined;
  badges: readonly string[];
  badgePosition: ApplicationSetting["tagPosition"];
  unit: Unit;
  isFrom: boolean;
  currency: string;
  sizes: string;
  isPriority: boolean;
  headingLevel: "h2" | "h3";
};

/** The markup of a product card, as product lists show it. */
export function CardMarkup({ storeId, picture, secondPicture, headingLevel: Heading, ...card }: CardMarkupProps) {
  return (
    <article className="group relative">
      <div className="picture-box relative aspect-[900/1060] overflow-hidden bg-sand">
        {picture && (
          <PictureImage
            storeId={storeId}
            picture={picture}
            sizes={card.sizes}
            isPriority={card.isPriority}
            className="size-full object-cover transition-transform duration-700 group-hover:scale-[1.02]"
          />
        )}
        {/* The second picture has the attribute `hidden` until the pointer is over the card, so that browsers do
            not fetch it earlier. */}
        {secondPicture && (
          <div className="absolute inset-0 hidden lg:group-hover:block">
            <img
              src={pictureSrc(storeId, renditionPath(secondPicture.src, "m"))}
              alt=""
              width={secondPicture.width}
              height={secondPicture.height}
              loading="lazy"
              className="size-full object-cover"
            />
          </div>
        )}
        <ProductBadges badges={card.badges} position={card.badgePosition} />
        <CardHeart
          slug={card.slug}
          name={card.name}
          className={card.badgePosition === "t_r" ? "end-1 bottom-1" : "end-1 top-1"}
        />
      </div>
      <div className="pt-3.5">
        <Heading className="leading-snug font-medium">
          <ShopLink href={productPath(card.slug)} className="after:absolute after:inset-0 group-hover:text-accent">
            {card.name}
          </ShopLink>
        </Heading>
        {card.note && <p className="mt-0.5 text-[0.8125rem] text-muted">{card.note}</p>}
        <div className="mt-1">
          <PriceLine price={card} unit={card.unit} currency={card.currency} isFrom={card.isFrom} />
        </div>
      </div>
    </article>
  );
}
