import { PostForm } from "@/components/form/post-form";
import { Thumbnail } from "@/components/media/thumbnail";
import { ENQUIRY_FORM } from "@/lib/domain/enquiry";
import type { Product } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { EnquiryBehaviour } from "./behaviour";
import { ChosenOptions } from "./chosen-options";
import { EnquiryFields } from "./fields";
import { enquirySectionTexts } from "./texts";

type EnquirySectionProps = { store: StoreDetails; product: Product; dialCode: string };

/**
 * The enquiry form of a product page. It is a plain form; after the first interaction, a script sends it without
 * leaving the page.
 */
export function EnquirySection({ store, product, dialCode }: EnquirySectionProps) {
  const { heading, text } = enquirySectionTexts(store);
  return (
    <section
      id={ENQUIRY_FORM}
      aria-labelledby={`${ENQUIRY_FORM}-title`}
      className="-mx-gutter mt-20 bg-sand px-gutter py-14 lg:py-20"
    >
      {/* The same columns as the product above, so that both line up. */}
      <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[1.12fr_1fr]">
        <div>
          <h2 id={`${ENQUIRY_FORM}-title`} className="font-display text-display-2">
            {heading}
          </h2>
          <p className="mt-3 max-w-sm text-muted">{text}</p>
        </div>
        <div>
          <PostForm
            action="/api/enquiries"
            hidden={{ product_id: product.id, slug: product.slug }}
            className="grid max-w-xl gap-x-3 [&_input]:bg-paper [&_textarea]:bg-paper"
          >
            <div className="mb-7 flex items-center gap-4 border-b border-line pb-7">
              <Thumbnail storeId={store.id} image={product.pictures[0]?.src ?? ""} className="aspect-[900/1060] w-16" />
              <div>
                <p className="leading-snug font-medium">{product.name}</p>
                <ChosenOptions />
              </div>
            </div>
            <EnquiryFields dialCode={dialCode} />
          </PostForm>
          <EnquiryBehaviour />
        </div>
      </div>
    </section>
  );
}
