import type { z } from "zod";
import type { AddressWire, addressBodySchema } from "@/lib/contracts/address/calls";
import type { CustomerWire } from "@/lib/contracts/authentication/sign-in-calls";
import type { Address } from "@/lib/domain/address/address";
import type { Customer } from "@/lib/domain/customer/customer";
import type { DevicesWire, ProfileWire } from "./calls";

export function customerToWire({ id, name, email }: Customer): CustomerWire {
  return { _id: id, name, email };
}

export function profileToWire(customer: Customer): ProfileWire {
  const { number, dialCode, mobile, isMobileVerified, gst, hasPassword, createdAt } = customer;
  return {
    ...customerToWire(customer),
    unique_id: String(number),
    dial_code: dialCode,
    mobile,
    mobile_verified: isMobileVerified,
    gst,
    has_password: hasPassword,
    created_on: createdAt.toISOString(),
  };
}

export function addressToWire({ id, ...address }: Address & { id: string }): AddressWire {
  const { type, name, mobile, country, landmark, city, state, pincode } = address;
  return {
    _id: id,
    type,
    other_place: address.otherPlace,
    billing_address: address.isBilling,
    shipping_address: address.isShipping,
    name,
    dial_code: address.dialCode,
    mobile,
    country,
    door_no: address.doorNo,
    address: address.address,
    landmark,
    city,
    state,
    pincode,
    lat: address.latitude,
    lng: address.longitude,
  };
}

export function toAddress(body: z.output<typeof addressBodySchema>): Address {
  const { type, name, mobile, country, address, landmark, city, state, pincode } = body;
  return {
    type,
    otherPlace: type === "other" ? body.other_place : "",
    isBilling: body.billing_address,
    isShipping: body.shipping_address,
    name,
    dialCode: body.dial_code,
    mobile,
    country,
    doorNo: body.door_no,
    address,
    landmark,
    city,
    state,
    pincode,
    latitude: body.lat,
    longitude: body.lng,
  };
}

type Device = { id: string; device: string; createdAt: Date; lastUsedAt: Date };

/** `currentId` is the id of the session that sent the request. */
export function devicesToWire(devices: readonly Device[], currentId: string | null): DevicesWire {
  return {
    device_list: devices.map(({ id, device, createdAt, lastUsedAt }) => ({
      _id: id,
      device,
      is_current: id === currentId,
      created_on: createdAt.toISOString(),
      last_used_on: lastUsedAt.toISOString(),
    })),
  };
}
