declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(options?: { threshold?: number }): Compress;
}

declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: { "accept-encoding"?: string } });
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
