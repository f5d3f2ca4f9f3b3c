import { Pagination } from "@/components/catalogue/pagination";
import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { OrderList } from "@/components/order/list";
import { OrderListFrame, orderListPath } from "@/components/order/list-frame";
import { orderListTexts } from "@/components/order/texts";
import { buttonClass } from "@/components/ui/button";
import { listOrdersCall } from "@/lib/contracts/order/customer-calls";
import { listOrders } from "@/lib/data/order/lists";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { ORDERS_PER_PAGE, STATUSES_OF_TYPE } from "@/lib/domain/order/list";
import { withBasePath } from "@/lib/domain/site/base-path";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/orders">) =>
  accountMetadata(params, orderListTexts.title);

export default async function OrdersPage({ params, searchParams }: PageProps<"/[store]/account/orders">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.orders);
  if (!visit) return null;
  const { store, customer } = visit;
  const query = await searchParams;
  // If the query is invalid, for example because the URL was mistyped, the page shows the default list.
  const filter = listOrdersCall.query?.safeParse(query).data ?? { type: "live" as const, q: "", page: 1 };
  const { type, q: search, page } = filter;
  const { orders, total } = await listOrders(store.id, {
    customerId: customer.id,
    statuses: STATUSES_OF_TYPE[type],
    search,
    page,
    limit: ORDERS_PER_PAGE,
  });
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.orders}
      heading={orderListTexts.title}
      news={readFormOutcome(query)}
    >
      <OrderListFrame type={type} search={search}>
        {orders.length > 0 ? (
          <OrderList storeId={store.id} timeZone={store.timeZone} orders={orders} />
        ) : (
          <div className="py-10">
            <p className="text-muted">{search ? orderListTexts.noMatch : orderListTexts.empty[type]}</p>
            <a href={withBasePath(search ? orderListPath({ type }) : "/")} className={buttonClass("quiet", "mt-5")}>
              {search ? orderListTexts.showAll : orderListTexts.browse}
            </a>
          </div>
        )}
        <Pagination
          page={page}
          totalPages={Math.ceil(total / ORDERS_PER_PAGE)}
          hrefOf={(pageNumber) => orderListPath({ type, search, page: pageNumber })}
        />
      </OrderListFrame>
    </AccountFrame>
  );
}
