import { z } from "zod";
import { address, whole } from "./value-readers.ts";

/** Where traces and metrics are sent to by OTLP over HTTP (OPS-10). */
export type TracingSettings = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of traces that is sent, from 0 to 1. */
  readonly share: number;
  readonly metricsEveryMs: number;
};

/** `key=value` apart by commas, the values as in an address, as OpenTelemetry has it. */
const headers = z
  .string()
  .regex(/^[^\s=,]+=[^,]*(,[^\s=,]+=[^,]*)*$/, "must be key=value, apart by commas")
  .transform((text) =>
    Object.fromEntries(
      text.split(",").map((pair) => {
        const [key = "", ...value] = pair.split("=");
        return [key.trim(), decodeURIComponent(value.join("=").trim())];
      }),
    ),
  );

/** OpenTelemetry's own names, so that an operator who knows them need not learn ours. */
export const tracingKeys = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?:$/, "must be an http or https address").optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_SERVICE_NAME: z.string().default("vycep"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "must be a number from 0 to 1" })
    .min(0, "must be a number from 0 to 1")
    .max(1, "must be a number from 0 to 1")
    .default(1),
  OTEL_METRIC_EXPORT_INTERVAL: whole(100, 3_600_000).default(60_000),
};

type Given = z.infer<z.ZodObject<typeof tracingKeys>>;

/** Nothing is loaded and nothing is sent where nobody listens. */
export function tracingSettingsOf(env: Given): TracingSettings | undefined {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ""),
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
