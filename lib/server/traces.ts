import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

// Bundles of one process share this, like the tracer itself.
const TRACING = Symbol.for("storefront.tracing");
const shared = globalThis as { [TRACING]?: true };

const tracer = () => trace.getTracer("shop");

/** From now on spans are made; who takes them is registered with OpenTelemetry. */
export function turnTracingOn(): void {
  shared[TRACING] = true;
}

const isTracing = (): boolean => shared[TRACING] === true;

/** Makes a span of some work, if traces are asked for. */
export function traced<Value>(name: string, attributes: Attributes, work: () => Promise<Value>): Promise<Value> {
  if (!isTracing()) return work();
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, (span) =>
    work().then(
      (value) => {
        span.end();
        return value;
      },
      (error: unknown) => {
        // Not its message, which the log has: traces are often kept by others.
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        throw error;
      },
    ),
  );
}

/** Makes a span of a request, under that of a proxy if it names one; queries and outside calls are below it. */
export function traceRequest(
  { method = "", headers }: IncomingMessage,
  response: ServerResponse,
  route: string,
  answer: () => void,
): void {
  if (!isTracing()) {
    answer();
    return;
  }
  const attributes = { "http.request.method": method, "http.route": route };
  const span = tracer().startSpan(
    `${method} ${route}`,
    { kind: SpanKind.SERVER, attributes },
    propagation.extract(context.active(), headers),
  );
  response.once("close", () => endWith(span, response.statusCode));
  context.with(trace.setSpan(context.active(), span), answer);
}

function endWith(span: Span, status: number): void {
  span.setAttribute("http.response.status_code", status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
