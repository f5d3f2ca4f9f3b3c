import { PictureImage } from "@/components/ui/picture-image";
import { ShopLink } from "@/components/ui/shop-link";
import { badgesOf } from "@/lib/domain/badges";
import { TEMPLATE } from "@/lib/domain/constants";
import { renditionPath } from "@/lib/domain/picture";
import { pictureSrc } from "@/lib/domain/picture-sources";
import type { ProductCard as Card } from "@/lib/domain/product";
import { baseCurrency, type StoreDetails } from "@/lib/domain/store";
import { PriceLine } from "./price-line";
import { ProductBadges } from "./product-badges";

type ProductCardProps = {
  store: StoreDetails;
  product: Card;
  now: Date;
  sizes?: string;
  isPriority?: boolean;
  /** A second picture shows under the pointer. */
  turnsOnHover?: boolean;
  headingLevel?: "h2" | "h3";
};

/** Two cards a row on phones, three on tablets, four on desktops. */
export const CARD_SIZES = "(width >= 62rem) 24vw, (width >= 48rem) 31vw, 46vw";

export function ProductCard({
  store,
  product,
  now,
  sizes = CARD_SIZES,
  isPriority,
  turnsOnHover,
  headingLevel: Heading = "h3",
}: ProductCardProps) {
  const [first, second] = product.pictures;
  return (
    <article className="group relative">
      <div className="relative aspect-[900/1060] overflow-hidden bg-sand">
        {first && (
          <PictureImage
            storeId={store.id}
            picture={first}
            sizes={sizes}
            isPriority={isPriority}
            hasPreview={isPriority}
            className="size-full object-cover transition-transform duration-700 group-hover:scale-[1.02]"
          />
        )}
        {/* Not displayed until the pointer is there, so it is not fetched before either. */}
        {turnsOnHover && second && (
          <div className="absolute inset-0 hidden lg:group-hover:block">
            <img
              src={pictureSrc(store.id, renditionPath(second.src, "m"))}
              alt=""
              width={second.width}
              height={second.height}
              loading="lazy"
              className="size-full object-cover"
            />
          </div>
        )}
        <ProductBadges badges={badgesOf(product, store, now)} position={store.setting.tagPosition} />
      </div>
      <div className="pt-3.5">
        <Heading className="leading-snug font-medium">
          <ShopLink href={`/product/${product.slug}`} className="after:absolute after:inset-0 group-hover:text-accent">
            {product.name}
          </ShopLink>
        </Heading>
        {product.summary ? (
          <p className="mt-0.5 text-[0.8125rem] text-muted">{product.summary}</p>
        ) : (
          TEMPLATE.brand && product.brand && <p className="mt-0.5 text-[0.8125rem] text-muted">{product.brand}</p>
        )}
        <div className="mt-1">
          <PriceLine price={product} unit={product.unit} currency={baseCurrency(store)} isFrom={product.priceVaries} />
        </div>
      </div>
    </article>
  );
}
