import { DESK_SESSION } from "@/lib/browser/desk/forget";
import { useCall } from "@/lib/browser/desk/use-call";
import type { DeskCaller, DeskSession } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Account } from "./account/page";
import { SignIn } from "./account/sign-in";
import { ArticleEditor, Articles } from "./articles/lazy";
import { Categories, CategoryPage } from "./category/lazy";
import { Customers } from "./customer/list";
import { CustomerPage } from "./customer/page";
import { Domains } from "./domains/lazy";
import { Enquiries } from "./enquiry/list";
import { Badges, Collections, Filters } from "./filters/lazy";
import { DeskFrame } from "./frame";
import { Health } from "./health/lazy";
import { ImportProducts } from "./import/lazy";
import { Log } from "./log";
import { Mails } from "./mails/lazy";
import { Messages } from "./messages/list";
import { placedAt } from "./modules/registry";
import { NewOrder } from "./new-order/page";
import { OffersPage } from "./offers/lazy";
import { Orders } from "./order/list";
import { OrderPage } from "./order/page";
import { Packing } from "./packing/page";
import { PriceTable } from "./price-table/lazy";
import { NewProduct } from "./product/lazy-form";
import { Products } from "./product/list";
import { ProductPage } from "./product/page";
import { Redirects } from "./redirects/lazy";
import { GstReport } from "./report/gst";
import { SalesReport } from "./report/sales";
import { RightsContext } from "./rights";
import { SettingsPage } from "./settings/lazy";
import { ShippingPage } from "./shipping/lazy";
import { Navigation, ShopWindow, WindowEditor } from "./shop-window/lazy";
import { DeliverySlots } from "./slots/lazy";
import { People } from "./staff/people";
import { Tokens } from "./staff/tokens";
import { Failed, Loading } from "./states";
import { Ledger } from "./stock/ledger";
import { Stock } from "./stock/list";
import { TaxPage } from "./tax/lazy";
import { deskTexts } from "./texts";
import { Today } from "./today";

/** The codes after which somebody has to sign in again. */
const CLOSED = ["owner_token_wrong", "desk_closed"];

/** The pages of the desk, for those who have it open. */
export function Inside({ path }: { path: string }) {
  const session = useCall<DeskSession>(DESK_SESSION);
  const caller = session.data?.caller;
  const store = useCall<StoreAnswer>(caller ? "/api/owner/store" : null);
  if (caller === null || (store.error && CLOSED.includes(store.error.code))) return <SignIn />;
  const failed = session.error ?? store.error;
  if (failed && !(caller && store.data)) return <Failed code={failed.code} onRetry={() => void session.mutate()} />;
  if (!caller || !store.data) return <Loading />;
  return (
    <RightsContext value={caller.rights}>
      <DeskFrame path={path} caller={caller} store={store.data}>
        <Page path={path} caller={caller} store={store.data} />
      </DeskFrame>
    </RightsContext>
  );
}

type PageProps = { path: string; caller: DeskCaller; store: StoreAnswer };

function Page({ path, caller, store }: PageProps) {
  const [, area = "", name = ""] = path.split("/");
  const may = (right: DeskCaller["rights"][number]) => caller.rights.includes(right);
  if (area === "" && may("orders.read")) return <Today store={store} />;
  // Who keeps only products begins with them.
  if (area === "" && may("products.read")) return <Products store={store} rights={caller.rights} />;
  if (area === "orders" && name === "new" && may("orders.write")) return <NewOrder store={store} />;
  if (area === "orders" && may("orders.read"))
    return name ? (
      // With a key, so that no step of an order is shown while another one loads.
      <OrderPage key={name} name={decodeURIComponent(name)} store={store} rights={caller.rights} />
    ) : (
      <Orders store={store} rights={caller.rights} />
    );
  if (area === "packing" && !name && may("orders.write")) return <Packing store={store} />;
  if (area === "products" && name === "new" && may("products.write")) return <NewProduct store={store} />;
  if (area === "products" && name === "import" && may("products.write")) return <ImportProducts store={store} />;
  if (area === "products" && name === "prices" && may("products.read"))
    return <PriceTable store={store} rights={caller.rights} />;
  if (area === "products" && may("products.read"))
    return name ? (
      <ProductPage key={name} id={decodeURIComponent(name)} store={store} rights={caller.rights} />
    ) : (
      <Products store={store} rights={caller.rights} />
    );
  if (area === "categories" && may("products.read"))
    return name ? (
      <CategoryPage key={name} id={decodeURIComponent(name)} store={store} mayWrite={may("products.write")} />
    ) : (
      <Categories mayWrite={may("products.write")} />
    );
  if (area === "shop-window" && may("products.read"))
    return name ? (
      <WindowEditor
        key={name}
        id={decodeURIComponent(name)}
        store={store}
        callerName={caller.name}
        mayWrite={may("products.write")}
      />
    ) : (
      <ShopWindow store={store} mayWrite={may("products.write")} />
    );
  if ((area === "pages" || area === "blog") && may("products.read"))
    return name ? (
      <ArticleEditor
        key={`${area}/${name}`}
        part={area}
        id={decodeURIComponent(name)}
        store={store}
        callerName={caller.name}
        mayWrite={may("products.write")}
      />
    ) : (
      <Articles part={area} store={store} mayWrite={may("products.write")} />
    );
  if (area === "redirects" && !name && may("products.read")) return <Redirects mayWrite={may("products.write")} />;
  if (area === "menu" && !name && may("products.read"))
    return <Navigation store={store} mayWrite={may("products.write")} />;
  if (area === "filters" && !name && may("products.read")) return <Filters mayWrite={may("products.write")} />;
  if (area === "badges" && !name && may("products.read")) return <Badges mayWrite={may("products.write")} />;
  if (area === "collections" && !name && may("products.read")) return <Collections mayWrite={may("products.write")} />;
  if (area === "shipping" && !name && may("store.read"))
    return <ShippingPage store={store} mayWrite={may("store.write")} />;
  if (area === "delivery-slots" && !name && may("store.read"))
    return <DeliverySlots store={store} mayWrite={may("store.write")} />;
  if (area === "tax" && !name && may("store.read")) return <TaxPage store={store} mayWrite={may("store.write")} />;
  if (area === "health" && !name && may("store.write")) return <Health store={store} />;
  if (area === "domains" && !name && may("store.read")) return <Domains mayWrite={may("store.write")} />;
  if (area === "settings" && may("store.read"))
    return <SettingsPage group={decodeURIComponent(name)} store={store} mayWrite={may("store.write")} />;
  if (area === "stock" && may("products.read"))
    return name ? (
      <Ledger key={name} sku={decodeURIComponent(name)} store={store} mayWrite={may("stock.write")} />
    ) : (
      <Stock mayWrite={may("stock.write")} />
    );
  if (area === "customers" && may("customers.read"))
    return name ? (
      <CustomerPage key={name} id={decodeURIComponent(name)} store={store} rights={caller.rights} />
    ) : (
      <Customers store={store} mayWrite={may("customers.write")} />
    );
  if (area === "enquiries" && !name && may("customers.read")) return <Enquiries store={store} rights={caller.rights} />;
  if (area === "offers" && !name && may("money.read")) return <OffersPage store={store} rights={caller.rights} />;
  if (area === "reports" && name === "gst" && may("money.read")) return <GstReport store={store} />;
  if (area === "reports" && !name && may("money.read")) return <SalesReport store={store} />;
  if (area === "messages" && !name && may("messages.read"))
    return <Messages store={store} mayWrite={may("messages.write")} />;
  if (area === "mails" && may("store.read"))
    return <Mails template={decodeURIComponent(name)} mayWrite={may("store.write")} />;
  if (area === "people" && !name && may("staff.read")) return <People canWrite={may("staff.write")} />;
  if (area === "programs" && !name && may("tokens.read"))
    return <Tokens store={store} rights={caller.rights} canWrite={may("tokens.write")} />;
  if (area === "account" && !name) return <Account store={store} rights={caller.rights} />;
  if (area === "log" && !name && may("log.read")) return <Log store={store} />;
  const ofModule = placedAt("pages", caller.rights, store).find((page) => page.area === area);
  if (ofModule) return <ofModule.Page name={decodeURIComponent(name)} store={store} rights={caller.rights} />;
  return <p>{deskTexts.missing}</p>;
}
