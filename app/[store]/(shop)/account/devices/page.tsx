import { AccountFrame } from "@/components/customer/account-frame";
import { DeviceList } from "@/components/customer/device-list";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { deviceTexts, sectionTexts } from "@/components/customer/texts";
import { devicesToWire } from "@/lib/contracts/customer/wire";
import { listDevices } from "@/lib/data/authentication/visitor-sessions";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/devices">) =>
  accountMetadata(params, sectionTexts.devices.name);

export default async function DevicesPage({ params, searchParams }: PageProps<"/[store]/account/devices">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.devices);
  if (!visit) return null;
  const { store, visitor, customer } = visit;
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.devices}
      heading={sectionTexts.devices.name}
      intro={deviceTexts.intro}
      news={readFormOutcome(await searchParams)}
    >
      <DeviceList
        {...devicesToWire(await listDevices(store.id, customer.id), visitor.sessionId)}
        timeZone={store.timeZone}
      />
    </AccountFrame>
  );
}
