import type { DelicateChange } from "@vycep/domain/access/fresh-sign-in";
import { z } from "zod";
import { configKeys } from "./config-keys.ts";
import { type RelyingParty, relyingPartiesFile } from "./secrets/relying-parties.ts";
import type { Secrets } from "./secrets/sealed-text.ts";
import { secretFaults, secretOfDemo, secretsOf } from "./secrets/secret-settings.ts";
import { type ClockSetting, clockSettingOf, isClockSetting } from "./settings/clock-setting.ts";
import { type ErpOwned, erpOwned } from "./settings/erp-owns.ts";
import { type FileSettings, fileStore, virusScanner } from "./settings/file-settings.ts";
import { type GraphqlLimits, graphqlLimitsOf } from "./settings/graphql-limits.ts";
import { type KeptDays, keptDaysOf, keptKeys } from "./settings/kept-settings.ts";
import {
  type InboundSettings,
  imapMailbox,
  inboundSettingsOf,
  type MailSettings,
  mailSender,
  mailSettingsOf,
  smtpServer,
} from "./settings/mail-settings.ts";
import { type OrderSettings, orderKeys, orderSettingsOf } from "./settings/order-settings.ts";
import {
  type ErpSettings,
  type ExternalIssuer,
  erpSettingsOf,
  externalIssuerFaults,
  externalIssuerKeys,
  externalIssuerOf,
} from "./settings/partner-settings.ts";
import { type PushSettings, pushSettingsOf } from "./settings/push-settings.ts";
import { type ReportToolSettings, reportTool } from "./settings/report-tool-settings.ts";
import {
  type StaffSettings,
  staffProviderFaults,
  staffProviderKeys,
  staffSettingsOf,
} from "./settings/staff-provider-settings.ts";
import { type TracingSettings, tracingKeys, tracingSettingsOf } from "./settings/tracing-settings.ts";
import {
  address,
  bracketed,
  delicateChanges,
  hostName,
  isBareOrigin,
  onOff,
  postgresAddress,
  roleIds,
  secretsFile,
  secretsNewestFirst,
  sharedSecret,
  whole,
} from "./settings/value-readers.ts";
import { type Sites, sitesOf, themeHosts } from "./sites.ts";
import { type TrustedProxies, trustedProxies } from "./trusted-proxies.ts";

/** Everything the server may be told from outside, parsed once at start. */
export type Config = OrderSettings &
  StaffSettings & {
    readonly host: string;
    readonly port: number;
    readonly origin: string;
    /** The origin and those of further hosts, each with the theme it shows (CONFIG-06, D26). */
    readonly sites: Sites;
    readonly trustProxy: TrustedProxies;
    readonly databaseUrl: string;
    /** The same database past a pooler in transaction mode; undefined where none stands between (OPS-05). */
    readonly databaseDirectUrl: string | undefined;
    readonly databaseReplicaUrl: string | undefined;
    readonly databasePool: number;
    readonly statementTimeoutMs: number;
    /** How long a process that stops goes on answering, so that proxies hear of it first (OPS-09). */
    readonly drainMs: number;
    readonly demo: boolean;
    /** A real brewery: nothing of the demo is loaded, offered or put up with (D31). */
    readonly production: boolean;
    readonly role: "web" | "worker" | "all";
    readonly clock: ClockSetting;
    readonly logLevel: LogLevel;
    readonly bodyLimit: number;
    readonly rateLimit: number;
    /** Calls a minute of one key. */
    readonly keyRateLimit: number;
    readonly signInLimit: number;
    /** Ids of roles whose holders need a second factor. */
    readonly secondFactorRoles: readonly string[];
    /** Changes that ask for a fresh sign-in (D38). */
    readonly freshSignInFor: readonly DelicateChange[];
    readonly introspection: boolean;
    /** GraphQL answers any document, or only those of the built portal. */
    readonly documents: "any" | "registered";
    readonly graphqlLimits: GraphqlLimits;
    readonly customerTokens: boolean;
    /** How long a price update waits for the ERP. */
    readonly priceTimeoutMs: number;
    /** Whether the embedded ERP gives prices; off, it is as if it were away. */
    readonly housePrices: boolean;
    readonly clientId: string;
    readonly externalIssuer: ExternalIssuer | undefined;
    /** Programs of others that sign people in through the built-in provider. */
    readonly relyingParties: readonly RelyingParty[];
    /** Seal what nobody may read in the database. */
    readonly secrets: Secrets;
    /** The brewery's reporting tool; undefined leaves our own reports. */
    readonly reportTool: ReportToolSettings | undefined;
    /** Signs the reports of e-learning (D45); none where none is connected. */
    readonly academySecret: string | undefined;
    /** Whoever reads the metrics shows it; undefined closes them. */
    readonly metricsToken: string | undefined;
    /** Where weaknesses are reported. */
    readonly securityContact: string | undefined;
    readonly mail: MailSettings;
    readonly push: PushSettings;
    /** How answers to mails come back. */
    readonly inbound: InboundSettings;
    /** Where files lie. */
    readonly files: FileSettings;
    /** The folder that structured invoices leave through. */
    readonly accessPoint: string;
    /** The folder through which trading partners' files travel. */
    readonly ediFolder: string;
    /** Looks for harmful code in files of customers. */
    readonly virusScanner: { readonly host: string; readonly port: number } | undefined;
    /** The brewery's ERP over HTTP; undefined means the built-in one. */
    readonly erp: ErpSettings | undefined;
    readonly erpOwns: readonly ErpOwned[];
    /** How long what grows without end is kept, where the operator decides it. */
    readonly kept: KeptDays;
    /** Where traces and metrics go by OTLP; undefined loads nothing of it. */
    readonly tracing: TracingSettings | undefined;
  };

export type LogLevel = z.infer<typeof logLevel>;

export type ConfigAnswer =
  | { readonly kind: "ok"; readonly config: Config }
  | { readonly kind: "invalid"; readonly problems: readonly string[] };

/**
 * Reads the environment into one object. A bad environment answers *everything* that is wrong, one line a key,
 * so that an operator fixes it in one go. An empty value counts as not given.
 */
export function parseConfig(environment: Record<string, string | undefined>): ConfigAnswer {
  const given = Object.fromEntries(
    configKeys.flatMap(({ key }) => {
      const value = environment[key]?.trim();
      return value ? [[key, value]] : [];
    }),
  );
  const parsed = schema.safeParse(given);
  const unknown = Object.keys(environment)
    .filter((key) => key.startsWith("VYCEP_") && !key.startsWith("VYCEP_TEST_"))
    .filter((key) => !configKeys.some((known) => known.key === key))
    .map((key) => `${key}: no such key`);
  if (!parsed.success || unknown.length > 0) {
    const wrong = parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path[0]?.toString() ?? ""}: ${message}`);
    return { kind: "invalid", problems: [...wrong, ...unknown] };
  }
  return { kind: "ok", config: configOf(parsed.data) };
}

const logLevel = z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
  error: "must be fatal, error, warn, info, debug, trace or silent",
});

const schema = z
  .object({
    DATABASE_URL: postgresAddress,
    DATABASE_DIRECT_URL: postgresAddress.optional(),
    DATABASE_REPLICA_URL: postgresAddress.optional(),
    PORT: whole(0, 65_535).default(3000),
    HOST: hostName.default("127.0.0.1"),
    VYCEP_ORIGIN: address(/^https?:$/, "must be an http or https origin")
      .refine(isBareOrigin, "must be an origin without path")
      .optional(),
    VYCEP_THEME_HOSTS: themeHosts.default([]),
    VYCEP_TRUST_PROXY: trustedProxies.default(false),
    VYCEP_DEMO: onOff.default(false),
    VYCEP_ROLE: z.enum(["web", "worker", "all"], { error: "must be web, worker or all" }).default("all"),
    VYCEP_CLOCK: z
      .string()
      .refine(isClockSetting, "must be YYYY-MM-DDTHH:MM:SS, with @ in front to run")
      .optional(),
    VYCEP_ACCESS_POINT: z.string().default(".vycep/e-invoices"),
    VYCEP_EDI: z.string().default(".vycep/edi"),
    VYCEP_CLAMAV: virusScanner.optional(),
    VYCEP_REPORT_TOOL: reportTool.optional(),
    VYCEP_FILES: fileStore.default({ kind: "folder", folder: ".vycep/files" }),
    VYCEP_DB_POOL: whole(1, 200).default(10),
    VYCEP_STATEMENT_TIMEOUT_MS: whole(100, 60_000).default(8000),
    VYCEP_DRAIN_MS: whole(0, 30_000).optional(),
    VYCEP_BODY_LIMIT: whole(1024, 104_857_600).default(1_048_576),
    VYCEP_RATE_LIMIT: whole(0, 10_000_000).default(3000),
    VYCEP_KEY_RATE_LIMIT: whole(0, 10_000_000).default(600),
    VYCEP_SIGN_IN_LIMIT: whole(1, 1000).default(10),
    VYCEP_SECOND_FACTOR_ROLES: roleIds.default([]),
    VYCEP_FRESH_SIGN_IN: delicateChanges.default(["factors"]),
    VYCEP_INTROSPECTION: onOff.optional(),
    VYCEP_DOCUMENTS: z.enum(["any", "registered"], { error: "must be any or registered" }).optional(),
    VYCEP_COST_LIMIT: whole(10, 100_000).default(2000),
    VYCEP_DEPTH_LIMIT: whole(3, 100).default(20),
    VYCEP_ALIAS_LIMIT: whole(1, 1000).default(50),
    VYCEP_CUSTOMER_TOKENS: onOff.optional(),
    VYCEP_PRICE_TIMEOUT_MS: whole(10, 30_000).default(3000),
    VYCEP_HOUSE_PRICES: onOff.default(true),
    ...externalIssuerKeys,
    VYCEP_RELYING_PARTIES: relyingPartiesFile.default([]),
    ERP_URL: address(/^https?:$/, "must be an http or https address").optional(),
    ERP_SECRET: sharedSecret.optional(),
    ...staffProviderKeys,
    ...orderKeys,
    ACADEMY_SECRET: sharedSecret.optional(),
    VYCEP_ERP_OWNS: erpOwned.default([]),
    ERP_TIMEOUT_MS: whole(100, 5000).default(5000),
    VYCEP_SMTP_URL: smtpServer.optional(),
    VYCEP_MAIL_FROM: mailSender.optional(),
    VYCEP_REPLY_ADDRESS: z
      .string()
      .regex(/^[a-z0-9._-]{1,30}@[a-z0-9.-]+$/, "must be a plain address in small letters")
      .optional(),
    VYCEP_INBOUND_SECRET: sharedSecret.optional(),
    VYCEP_IMAP_URL: imapMailbox.optional(),
    VYCEP_SECRET: secretsNewestFirst.optional(),
    VYCEP_SECRET_FILE: secretsFile.optional(),
    VYCEP_PUSH_CONTACT: address(/^(mailto|https):$/, "must be a mailto: or https: address").optional(),
    VYCEP_PUSH_SERVICE: address(/^https?:$/, "must be an http or https origin")
      .refine(isBareOrigin, "must be an origin without path")
      .transform((value) => new URL(value).origin)
      .optional(),
    VYCEP_METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    VYCEP_SECURITY_CONTACT: address(/^(mailto|https):$/, "must be a mailto: or https: address").optional(),
    ...tracingKeys,
    ...keptKeys,
    LOG_LEVEL: logLevel.default("info"),
    NODE_ENV: z.string().optional(),
  })
  .superRefine((env, context) => {
    const wrong = (key: keyof typeof env, message: string) =>
      context.addIssue({ code: "custom", path: [key], message });
    const faults = [...externalIssuerFaults(env), ...secretFaults(env), ...staffProviderFaults(env)];
    for (const [key, why] of faults) wrong(key, why);
    if (env.VYCEP_DEMO && env.NODE_ENV === "production")
      wrong("VYCEP_DEMO", "is not for NODE_ENV=production");
    if (env.VYCEP_SMTP_URL && !env.VYCEP_MAIL_FROM)
      wrong("VYCEP_MAIL_FROM", "is missing beside VYCEP_SMTP_URL");
    if ((env.VYCEP_INBOUND_SECRET || env.VYCEP_IMAP_URL) && !env.VYCEP_REPLY_ADDRESS)
      wrong("VYCEP_REPLY_ADDRESS", "is missing beside VYCEP_INBOUND_SECRET or VYCEP_IMAP_URL");
    if (env.ERP_URL && !env.ERP_SECRET) wrong("ERP_SECRET", "is missing beside ERP_URL");
  });

function configOf(env: z.infer<typeof schema>): Config {
  const shownHost = env.HOST === "0.0.0.0" || env.HOST === "::" ? "127.0.0.1" : bracketed(env.HOST);
  const origin = new URL(env.VYCEP_ORIGIN ?? `http://${shownHost}:${env.PORT}`);
  return {
    host: env.HOST,
    port: env.PORT,
    origin: origin.origin,
    sites: sitesOf(origin.origin, env.VYCEP_THEME_HOSTS),
    trustProxy: env.VYCEP_TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePool: env.VYCEP_DB_POOL,
    statementTimeoutMs: env.VYCEP_STATEMENT_TIMEOUT_MS,
    drainMs: env.VYCEP_DRAIN_MS ?? (env.NODE_ENV === "production" ? 3000 : 0),
    demo: env.VYCEP_DEMO,
    production: env.NODE_ENV === "production",
    role: env.VYCEP_ROLE,
    clock: clockSettingOf(env.VYCEP_CLOCK),
    logLevel: env.LOG_LEVEL,
    bodyLimit: env.VYCEP_BODY_LIMIT,
    rateLimit: env.VYCEP_RATE_LIMIT,
    keyRateLimit: env.VYCEP_KEY_RATE_LIMIT,
    signInLimit: env.VYCEP_SIGN_IN_LIMIT,
    secondFactorRoles: env.VYCEP_SECOND_FACTOR_ROLES,
    freshSignInFor: env.VYCEP_FRESH_SIGN_IN,
    documents: env.VYCEP_DOCUMENTS ?? (env.NODE_ENV === "production" ? "registered" : "any"),
    introspection: env.VYCEP_INTROSPECTION ?? env.NODE_ENV !== "production",
    graphqlLimits: graphqlLimitsOf(env),
    customerTokens: env.VYCEP_CUSTOMER_TOKENS ?? !env.OIDC_ISSUER,
    priceTimeoutMs: env.VYCEP_PRICE_TIMEOUT_MS,
    housePrices: env.VYCEP_HOUSE_PRICES,
    clientId: env.OIDC_CLIENT_ID,
    externalIssuer: externalIssuerOf(env),
    relyingParties: env.VYCEP_RELYING_PARTIES,
    files: env.VYCEP_FILES,
    ...{ accessPoint: env.VYCEP_ACCESS_POINT, ediFolder: env.VYCEP_EDI },
    virusScanner: env.VYCEP_CLAMAV,
    reportTool: env.VYCEP_REPORT_TOOL,
    erpOwns: env.VYCEP_ERP_OWNS,
    ...{ ...orderSettingsOf(env), ...staffSettingsOf(env) },
    kept: keptDaysOf(env),
    tracing: tracingSettingsOf(env),
    secrets: secretsOf(env),
    academySecret: env.ACADEMY_SECRET ?? (env.VYCEP_DEMO ? secretOfDemo : undefined),
    metricsToken: env.VYCEP_METRICS_TOKEN,
    securityContact: env.VYCEP_SECURITY_CONTACT,
    mail: mailSettingsOf(
      { server: env.VYCEP_SMTP_URL, from: env.VYCEP_MAIL_FROM, idHost: origin.hostname },
      { hasMailbox: env.VYCEP_DEMO },
    ),
    push: pushSettingsOf(env, origin),
    inbound: inboundSettingsOf(env),
    erp: erpSettingsOf(env),
  };
}
