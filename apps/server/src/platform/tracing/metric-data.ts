import { type HrTime, ValueType } from "@opentelemetry/api";
import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type CollectionResult,
  DataPointType,
  type MetricData,
} from "@opentelemetry/sdk-metrics";
import type { MetricObjectWithValues, MetricValue, Registry } from "prom-client";

type Prometheus = MetricObjectWithValues<MetricValue<string>>;
type Value = MetricValue<string> & { readonly metricName?: string };

/** The figures of `/metrics`, which are counted once, as OTLP wants them: sums and histograms since this process began. */
export async function dataOfRegistry(
  registry: Registry,
  resource: Resource,
  now: Date,
): Promise<CollectionResult> {
  const ms = now.getTime();
  const span = { startTime: timeOf(ms - process.uptime() * 1000), endTime: timeOf(ms) };
  const metrics = ((await registry.getMetricsAsJSON()) as unknown as Prometheus[]).flatMap((metric) =>
    dataOf(metric, span),
  );
  return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: "vycep" }, metrics }] }, errors: [] };
}

type Between = { readonly startTime: HrTime; readonly endTime: HrTime };

function dataOf(metric: Prometheus, between: Between): MetricData[] {
  const base = {
    descriptor: {
      ...{ name: metric.name, description: metric.help },
      ...{ unit: metric.name.includes("_seconds") ? "s" : "", valueType: ValueType.DOUBLE },
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () => metric.values.map(({ labels, value }) => ({ ...between, attributes: labels, value }));
  // What prom-client calls types is a number in its types and a word in its answers.
  switch (String(metric.type)) {
    case "counter":
      return [{ ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }];
    case "gauge":
      return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }];
    case "histogram":
      return [{ ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, between) }];
    default:
      return [];
  }
}

/** Prometheus counts everything up to a boundary; OTLP counts what lies between two. */
function histograms(metric: Prometheus, between: Between) {
  const byLabels = Map.groupBy(metric.values as Value[], ({ labels: { le: _le, ...labels } }) =>
    JSON.stringify(labels),
  );
  return [...byLabels].map(([labels, values]) => {
    const upTo = values
      .filter(({ metricName }) => metricName?.endsWith("_bucket"))
      .map(({ labels: { le }, value }) => ({
        boundary: Number(String(le).replace("+Inf", "Infinity")),
        value,
      }))
      .toSorted((one, other) => one.boundary - other.boundary);
    const of = (ending: string) => values.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0;
    return {
      ...between,
      attributes: JSON.parse(labels) as Record<string, string>,
      value: {
        buckets: {
          boundaries: upTo.map(({ boundary }) => boundary).filter(Number.isFinite),
          counts: upTo.map(({ value }, at) => value - (upTo[at - 1]?.value ?? 0)),
        },
        sum: of("_sum"),
        count: of("_count"),
      },
    };
  });
}

function timeOf(ms: number): HrTime {
  return [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];
}
