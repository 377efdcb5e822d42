import { join } from "node:path";
import { Cluster, Pooler } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1";
import { PodMonitor } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1";
import { Deployment } from "kubernetes-models/apps/v1";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { Job } from "kubernetes-models/batch/v1";
import { Ingress, NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { PersistentVolumeClaim, Service } from "kubernetes-models/v1";
import { describe, expect, test } from "vitest";
import { parseConfig } from "../../apps/server/src/platform/config.ts";
import { root } from "../bootstrap.mjs";
import { type Manifest, renderChart, type Values } from "./render-chart.ts";

const folder = join(root, "deploy/chart");
/** Kubernetes' own schemas, and those of the two operators. */
const kinds = [
  ...[Cluster, Pooler, PodMonitor, Deployment, HorizontalPodAutoscaler, Job, Ingress, NetworkPolicy],
  ...[PodDisruptionBudget, PersistentVolumeClaim, Service],
] as readonly (new (
  data: never,
) => { validate: () => void })[];
const kindOf = ({ apiVersion, kind }: Manifest) =>
  kinds.find(
    (one) => "kind" in one && "apiVersion" in one && one.kind === kind && one.apiVersion === apiVersion,
  );

const everything = {
  imagePullSecrets: [{ name: "registry" }],
  sharedFiles: { enabled: true, storageClass: "shared" },
  ingress: { className: "nginx", annotations: { "nginx.ingress.kubernetes.io/proxy-body-size": "25m" } },
  networkPolicy: { fromNamespaces: [{ "kubernetes.io/metadata.name": "ingress" }] },
  serviceMonitor: { enabled: true },
  database: { cluster: { storageClass: "fast", backup: { retentionPolicy: "30d" } } },
};
const leastOf = {
  web: { autoscaling: { enabled: false } },
  ingress: { enabled: false },
  networkPolicy: { enabled: false },
  database: { cluster: { enabled: false } },
};
const cases: readonly (readonly [string, Values, boolean])[] = [
  ["as it comes", {}, false],
  ["with everything", everything, false],
  ["with the least", leastOf, false],
  ["as an upgrade", {}, true],
];

type Container = {
  readonly name: string;
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly securityContext: unknown;
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
};
type Pod = { readonly securityContext: unknown; readonly containers: readonly [Container] };
const podOf = ({ spec }: Manifest) => (spec.template as { readonly spec: Pod }).spec;
const named = (manifests: readonly Manifest[], kind: string) =>
  manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name);

describe("the chart", () => {
  test.each(cases)("OPS-03 %s is what Kubernetes takes", (_name, values, isUpgrade) => {
    const manifests = renderChart(folder, values, isUpgrade);
    expect(manifests.length).toBeGreaterThan(5);
    for (const manifest of manifests) {
      const Kind = kindOf(manifest);
      expect(Kind, `${manifest.apiVersion} ${manifest.kind}`).toBeDefined();
      if (Kind !== undefined) new Kind(manifest as never).validate();
      expect(JSON.stringify(manifest)).not.toContain("<no value>");
    }
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test("what is not right is refused by these schemas", () => {
    const service = renderChart(folder, {}).find(({ kind }) => kind === "Service");
    const broken = { ...service, spec: { ports: [{ port: "eighty" }] } };
    expect(() => new Service(broken as never).validate()).toThrow();
  });

  test("OPS-03 it has web, worker, autoscaling, disruption budgets, a network policy, and PostgreSQL by CloudNativePG", () => {
    const manifests = renderChart(folder, {});
    expect(named(manifests, "Deployment")).toEqual(["portal-web", "portal-worker"]);
    expect(named(manifests, "PodDisruptionBudget")).toEqual(["portal-web", "portal-worker"]);
    expect(named(manifests, "HorizontalPodAutoscaler")).toEqual(["portal-web"]);
    expect(named(manifests, "NetworkPolicy")).toEqual(["portal"]);
    expect(named(manifests, "Cluster")).toEqual(["portal-database"]);
    expect(named(manifests, "Pooler")).toEqual(["portal-database-pooler"]);
    expect(named(renderChart(folder, leastOf), "Cluster")).toEqual([]);
    // Who counts the pods must not be told a number by the chart as well.
    const [web, worker] = manifests.filter(({ kind }) => kind === "Deployment");
    expect(web?.spec).not.toHaveProperty("replicas");
    expect(worker?.spec).toMatchObject({ replicas: 2 });
  });

  test("migrates before the processes of a new version, and with the first ones", () => {
    const job = (isUpgrade: boolean) =>
      renderChart(folder, {}, isUpgrade).find(({ kind }) => kind === "Job")?.metadata.annotations;
    expect(job(true)?.["helm.sh/hook"]).toBe("pre-upgrade");
    expect(job(false)).toBeUndefined();
  });

  test("runs as nobody, writes to /tmp and /files alone, and is asked whether it is ready", () => {
    const pods = renderChart(folder, {}).filter(({ kind }) => kind === "Deployment" || kind === "Job");
    expect(pods).toHaveLength(3);
    for (const manifest of pods) {
      const { securityContext, containers } = podOf(manifest);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
      expect(containers[0].securityContext).toEqual({
        ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
        capabilities: { drop: ["ALL"] },
      });
      if (manifest.kind === "Deployment") expect(containers[0].readinessProbe?.httpGet.path).toBe("/readyz");
    }
  });

  test("OPS-03 it configures each process as the server reads it, with a Secret for what is secret", () => {
    const secret = { VYCEP_SECRET: "x".repeat(32), NODE_ENV: "production" };
    const manifests = renderChart(folder, everything).filter(({ kind }) => kind === "Deployment");
    for (const manifest of manifests) {
      const [{ env }] = podOf(manifest).containers;
      const told = env.flatMap(({ name, value }) =>
        name === "DATABASE_PASSWORD" || value === undefined ? [] : [[name, value] as const],
      );
      const asked = told.map(([name, value]) => [name, value.replace("$(DATABASE_PASSWORD)", "word")]);
      const answer = parseConfig({ ...Object.fromEntries(asked), ...secret });
      expect(answer).toMatchObject({
        kind: "ok",
        config: {
          ...{ production: true, origin: "https://portal.brewery.example", trustProxy: 1 },
          databaseUrl: "postgresql://vycep:word@portal-database-pooler:5432/vycep",
          databaseDirectUrl: "postgresql://vycep:word@portal-database-rw:5432/vycep",
        },
      });
    }
  });
});
