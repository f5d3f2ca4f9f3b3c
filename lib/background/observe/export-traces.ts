import "server-only";
import { turnTracingOn } from "@/lib/server/traces";

/** Attributes of Next.js that hold the whole address, which may hold what a visitor has typed, or a secret link. */
const ADDRESSES = ["http.target", "http.url", "url.full", "url.query"];

/**
 * Sends traces to where OTEL_EXPORTER_OTLP_ENDPOINT says, under OTEL_SERVICE_NAME or "shop". The packages read the other
 * OTEL_ variables themselves.
 */
export async function exportTraces(): Promise<{ flush: () => Promise<void> }> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const exporter = new OTLPTraceExporter();
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "shop" }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        export: (spans, onDone) => {
          for (const { attributes } of spans) for (const name of ADDRESSES) delete attributes[name];
          exporter.export(spans, onDone);
        },
        shutdown: () => exporter.shutdown(),
        forceFlush: () => exporter.forceFlush(),
      }),
    ],
  });
  provider.register();
  turnTracingOn();
  return { flush: () => provider.forceFlush() };
}
