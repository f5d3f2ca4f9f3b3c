import "server-only";
import { BlockList, isIP } from "node:net";

/** IPv4 networks that are not the public internet (IANA's list of special-purpose addresses). */
const PRIVATE_IPV4 = [
  ["0.0.0.0", 8], // "this host": Linux connects to itself
  ["10.0.0.0", 8],
  ["100.64.0.0", 10], // carrier-grade NAT; Alibaba's metadata service is in it
  ["127.0.0.0", 8],
  ["169.254.0.0", 16], // link-local; the metadata services of most clouds
  ["172.16.0.0", 12],
  ["192.0.0.0", 24], // Oracle's metadata service is in it
  ["192.0.2.0", 24], // documentation
  ["192.88.99.0", 24], // 6to4 relays
  ["192.168.0.0", 16],
  ["198.18.0.0", 15], // benchmarking
  ["198.51.100.0", 24], // documentation
  ["203.0.113.0", 24], // documentation
  ["224.0.0.0", 4], // multicast
  ["240.0.0.0", 4], // reserved, and broadcast
  ["168.63.129.16", 32], // a public address by its range, but Azure's own platform answers it
] as const;

/**
 * All public IPv6 addresses are in this network: they begin with the bits 001. Loopback, link-local, unique local and
 * multicast addresses are outside it, and so are IPv4 addresses written as IPv6 (mapped, and through NAT64). The
 * networks in `PRIVATE_IPV6` are inside it but not public.
 */
const PUBLIC_IPV6 = ["2000::", 3] as const;
const PRIVATE_IPV6 = [
  ["2001::", 23], // Teredo and other protocols
  ["2001:db8::", 32], // documentation
  ["2002::", 16], // 6to4: contains any IPv4 address, including private ones
  ["3fff::", 20], // documentation
] as const;

const privateNetworks = new BlockList();
for (const [network, prefix] of PRIVATE_IPV4) privateNetworks.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of PRIVATE_IPV6) privateNetworks.addSubnet(network, prefix, "ipv6");
const publicIpv6 = new BlockList();
publicIpv6.addSubnet(...PUBLIC_IPV6, "ipv6");

/** Whether an IP address, as returned by a DNS resolver, belongs to a machine on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !privateNetworks.check(address, "ipv4");
  return version === 6 && publicIpv6.check(address, "ipv6") && !privateNetworks.check(address, "ipv6");
}
