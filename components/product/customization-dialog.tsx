import { Price } from "@/components/currency/price";
import { Dialog } from "@/components/ui/dialog";
import { type Addon, type MeasurementSet, startingPrice } from "@/lib/domain/product/addon";
import type { Unit } from "@/lib/domain/product/unit";
import { whatsappAddress } from "@/lib/domain/site/chat";
import type { Chat } from "@/lib/domain/store/store";
import { CUSTOMIZATION_DIALOG } from "./fragments";
import { ADDON_CHARGES, customizationTexts } from "./texts";

const LINK = "link-underline mt-2 inline-block py-2 font-medium";

type CustomizationDialogProps = {
  /** The owner's name for customization. The button that opens the dialog has the same name. */
  title: string;
  addons: readonly Addon[];
  measurementSets: readonly MeasurementSet[];
  unit: Unit;
  currency: string;
  hidesPrices: boolean;
  /** How shoppers reach the shop. The chat is null, and the address empty, if the store has none. */
  contact: { chat: Pick<Chat, "mobile"> | null; email: string };
  productName: string;
};

/**
 * Lists the addons of a product: their prices, the options shoppers can choose, and the measurements that are taken. It
 * says how to order them, because that is not possible online.
 */
export function CustomizationDialog(props: CustomizationDialogProps) {
  const { title, addons, measurementSets, unit, currency, hidesPrices, contact, productName } = props;
  return (
    <Dialog name={CUSTOMIZATION_DIALOG} title={title}>
      <p className="mt-2">{customizationTexts.howToOrder(hidesPrices)}</p>
      <Contact contact={contact} message={customizationTexts.message(title, productName)} />
      {!hidesPrices && <p className="mt-6 text-muted">{ADDON_CHARGES[unit]}</p>}
      {/* This dialog is in the HTML of every product with addons. One class list on the <ul>, with selectors for
          what is inside, takes fewer bytes than classes on every element. */}
      <ul className="tabular mt-6 *:grid *:grid-cols-[1fr_auto] *:gap-x-6 *:border-t *:border-line *:py-5 *:last:pb-0 [&_h3]:font-medium [&_p]:col-span-full [&_p]:mt-1.5 [&_p]:text-muted">
        {addons.map((addon) => {
          const { amount, varies } = startingPrice(addon);
          const measured = measurementSets.filter(({ id }) => addon.measurementSetIds.includes(id));
          return (
            <li key={addon.id}>
              <h3>{addon.name}</h3>
              {!hidesPrices && (
                <span>
                  {varies && customizationTexts.from}
                  <Price amount={amount} currency={currency} />
                </span>
              )}
              {addon.description && <p>{addon.description}</p>}
              {sentence(customizationTexts.choices, addon.optionGroups)}
              {sentence(
                customizationTexts.measurements,
                measured.flatMap(({ measurements }) => measurements),
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** Opens a message to the shop that begins with `message`; nothing if the store names neither a chat nor an address. */
function Contact({
  contact: { chat, email },
  message,
}: {
  contact: CustomizationDialogProps["contact"];
  message: string;
}) {
  if (chat) {
    return (
      <a href={whatsappAddress({ mobile: chat.mobile, message })} target="_blank" rel="noopener" className={LINK}>
        {customizationTexts.whatsapp}
      </a>
    );
  }
  return (
    email && (
      <a href={`mailto:${email}?subject=${encodeURIComponent(message)}`} className={LINK}>
        {email}
      </a>
    )
  );
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Joins names to a sentence: "You choose: neck, sleeves and lining." */
function sentence(beginning: string, named: readonly { name: string }[]) {
  if (named.length === 0) return null;
  return (
    <p>
      {beginning}: {list.format(named.map(({ name }) => name.toLowerCase()))}.
    </p>
  );
}
