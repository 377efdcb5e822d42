import type { TracingSettings } from "../settings/tracing-settings.ts";
import type { Sender, Tracing } from "./open-telemetry.ts";

/** OpenTelemetry's SDK is read where somebody is told of traces, and nowhere else. */
export async function tracingOf(
  settings: TracingSettings | undefined,
  sender: Sender,
): Promise<Tracing | undefined> {
  if (settings === undefined) return;
  const { startTracing } = await import("./open-telemetry.ts");
  return startTracing(settings, sender);
}
