import { staffProviderConfigKeys } from "./settings/staff-provider-settings.ts";

/** One line of the configuration table, as the README shows it and `parseConfig` reads it. */
export type ConfigKey = { readonly key: string; readonly fallback: string; readonly meaning: string };

/** Every environment variable the server reads. Nothing else of the environment is looked at. */
export const configKeys: readonly ConfigKey[] = [
  { key: "DATABASE_URL", fallback: "", meaning: "PostgreSQL to use; required by the server itself" },
  {
    key: "DATABASE_DIRECT_URL",
    fallback: "",
    meaning:
      "the same PostgreSQL past a pooler in transaction mode (PgBouncer), for listening and migrations; then `DATABASE_URL` leads through the pooler",
  },
  {
    key: "DATABASE_REPLICA_URL",
    fallback: "",
    meaning:
      "a copy that follows the PostgreSQL of `DATABASE_URL`: lists, prices, history and documents are read there while it keeps up",
  },
  { key: "PORT", fallback: "3000", meaning: "port to listen on" },
  { key: "HOST", fallback: "127.0.0.1", meaning: "address to listen on" },
  { key: "VYCEP_ORIGIN", fallback: "http://HOST:PORT", meaning: "public origin: issuer, redirects, cookies" },
  {
    key: "VYCEP_THEME_HOSTS",
    fallback: "",
    meaning:
      "further host names with a theme of their own, apart by commas: `ponente.brewery.example=peroni`",
  },
  {
    key: "VYCEP_TRUST_PROXY",
    fallback: "off",
    meaning: "how many proxies stand in front, or their addresses, apart by commas: `1`, `10.0.0.0/8, ::1`",
  },
  { key: "VYCEP_DEMO", fallback: "off", meaning: "`on` offers demo sign-ins, GraphiQL and statement counts" },
  { key: "VYCEP_ROLE", fallback: "all", meaning: "`web`, `worker` or `all`" },
  {
    key: "VYCEP_CLOCK",
    fallback: "",
    meaning:
      "local moment in Prague: `2026-11-23T13:29:00` stands still, `@2026-11-23T13:29:00` runs from there",
  },
  {
    key: "VYCEP_FILES",
    fallback: ".vycep/files",
    meaning:
      "where files lie: a folder, or a store that speaks S3: `s3+https://ACCESSKEY:SECRETKEY@host/bucket?region=eu-central-1`",
  },
  {
    key: "VYCEP_ACCESS_POINT",
    fallback: ".vycep/e-invoices",
    meaning: "folder from which an access point takes structured invoices (Slovakia, since 2027)",
  },
  {
    key: "VYCEP_EDI",
    fallback: ".vycep/edi",
    meaning:
      "folder through which orders by EDI come and answers go: `in`, `out`, `done`, `failed` (`docs/api/edi.md`)",
  },
  { key: "VYCEP_DB_POOL", fallback: "10", meaning: "database connections of one process" },
  { key: "VYCEP_STATEMENT_TIMEOUT_MS", fallback: "8000", meaning: "longest time one SQL statement may take" },
  {
    key: "VYCEP_DRAIN_MS",
    fallback: "0, 3000 when NODE_ENV=production",
    meaning: "how long a process that is told to stop says so at /readyz before it stops answering",
  },
  {
    key: "VYCEP_KEEP_AUDIT_DAYS",
    fallback: "3660",
    meaning: "for how many days the log of who changed what is kept, 366 at least",
  },
  {
    key: "VYCEP_KEEP_OUTBOX_DAYS",
    fallback: "400",
    meaning: "for how many days messages are kept that the ERP has taken, 30 at least",
  },
  { key: "VYCEP_BODY_LIMIT", fallback: "1048576", meaning: "largest request body in bytes" },
  {
    key: "VYCEP_RATE_LIMIT",
    fallback: "3000",
    meaning: "API requests a minute from one address, in all processes together; 0 switches the limit off",
  },
  {
    key: "VYCEP_KEY_RATE_LIMIT",
    fallback: "600",
    meaning: "API requests a minute with one key, in all processes together; 0 switches the limit off",
  },
  {
    key: "VYCEP_SIGN_IN_LIMIT",
    fallback: "10",
    meaning: "wrong passwords that lock an account for 15 minutes on devices it was never used on",
  },
  {
    key: "VYCEP_SECOND_FACTOR_ROLES",
    fallback: "",
    meaning:
      "ids of roles whose holders need a second factor, apart by commas: `R01, R02`, or of the staff: `finance`; `admin` always does",
  },
  {
    key: "VYCEP_FRESH_SIGN_IN",
    fallback: "factors",
    meaning:
      "changes that ask for a sign-in of the last ten minutes, apart by commas: `roles`, `factors`, `contracts` (to see them); or `off`",
  },
  {
    key: "VYCEP_INTROSPECTION",
    fallback: "on, off when NODE_ENV=production",
    meaning: "GraphQL introspection",
  },
  {
    key: "VYCEP_DOCUMENTS",
    fallback: "any, registered when NODE_ENV=production",
    meaning: "`registered` answers only the portal's own GraphQL documents",
  },
  { key: "VYCEP_COST_LIMIT", fallback: "2000", meaning: "highest number of fields in one GraphQL operation" },
  { key: "VYCEP_DEPTH_LIMIT", fallback: "20", meaning: "deepest nesting of one GraphQL operation" },
  { key: "VYCEP_ALIAS_LIMIT", fallback: "50", meaning: "most aliases in one GraphQL operation" },
  {
    key: "VYCEP_CUSTOMER_TOKENS",
    fallback: "on, off with OIDC_ISSUER",
    meaning: "`off` refuses generateCustomerToken",
  },
  {
    key: "VYCEP_PRICE_TIMEOUT_MS",
    fallback: "3000",
    meaning: "how long a price update waits for the ERP; then the order can be sent with provisional prices",
  },
  {
    key: "VYCEP_HOUSE_PRICES",
    fallback: "on",
    meaning: "`off` lets the built-in ERP's price service be away, to see what happens then",
  },
  { key: "OIDC_ISSUER", fallback: "", meaning: "external OpenID issuer; empty means the built-in provider" },
  { key: "OIDC_CLIENT_ID", fallback: "vycep-portal", meaning: "client id, and so the audience of id tokens" },
  {
    key: "OIDC_JWKS",
    fallback: "",
    meaning: "address of the external issuer's keys; required with OIDC_ISSUER",
  },
  {
    key: "OIDC_UID_CLAIM",
    fallback: "sub",
    meaning: "claim of the external issuer that holds our user id",
  },
  ...staffProviderConfigKeys,
  {
    key: "VYCEP_RELYING_PARTIES",
    fallback: "",
    meaning:
      "JSON file of the programs that sign people in through the built-in provider (e-learning, menu creator); `npm run admin -- relying-party` writes an entry",
  },
  { key: "ERP_URL", fallback: "", meaning: "address of the brewery's ERP; empty means the built-in one" },
  {
    key: "ERP_SECRET",
    fallback: "",
    meaning: "secret that signs the calls to and from the ERP, at least 32 characters; required with ERP_URL",
  },
  {
    key: "VYCEP_CHANGE_ORDERS_UNTIL",
    fallback: "cut-off",
    meaning:
      "until when staff change an order that was sent, without ERP_URL: `cut-off` of its own delivery day, its `confirmation`, or its `loading`",
  },
  {
    key: "VYCEP_HOUSE_ERP",
    fallback: "auto",
    meaning:
      "how orders move on without ERP_URL: `auto` by the house's timetable (`docs/erp.md`), `manual` by staff at the desk alone",
  },
  {
    key: "ACADEMY_SECRET",
    fallback: "",
    meaning:
      "secret by which e-learning signs its reports of courses (`docs/academy.md`), at least 32 characters; empty takes none",
  },
  {
    key: "VYCEP_ERP_OWNS",
    fallback: "",
    meaning:
      "what the brewery's systems own and may change by calls (`docs/api/master-data.md`), apart by commas: `products`, `prices`, `orders`, `invoices`, `customers`, `content`; empty lets them read only",
  },
  { key: "ERP_TIMEOUT_MS", fallback: "5000", meaning: "longest time one call to the ERP may take" },
  {
    key: "VYCEP_SMTP_URL",
    fallback: "",
    meaning:
      "mail server: `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS; empty means the demo's mailbox, else no mail",
  },
  {
    key: "VYCEP_MAIL_FROM",
    fallback: "",
    meaning: "sender of mails: `Name <portal@brewery.cz>`; required with VYCEP_SMTP_URL",
  },
  {
    key: "VYCEP_REPLY_ADDRESS",
    fallback: "",
    meaning:
      "address that answers to mails about tickets go to, with what says which: `tickets@brewery.cz` gets `tickets+…@brewery.cz`; empty means that nobody reads answers (`docs/mail.md`)",
  },
  {
    key: "VYCEP_IMAP_URL",
    fallback: "",
    meaning: "mailbox of these answers: `imaps://user:password@host:993/INBOX`, looked into twice a minute",
  },
  {
    key: "VYCEP_INBOUND_SECRET",
    fallback: "",
    meaning:
      "secret by which a mail service signs the answers that it hands over, at least 32 characters; empty takes none",
  },
  {
    key: "VYCEP_SECRET",
    fallback: "",
    meaning:
      "seals keys and mails in the database; at least 32 characters, several apart by commas, the newest first; required in production",
  },
  {
    key: "VYCEP_SECRET_FILE",
    fallback: "",
    meaning:
      "file that holds VYCEP_SECRET in its place, a line each where there are several, the newest first",
  },
  {
    key: "VYCEP_CLAMAV",
    fallback: "",
    meaning:
      "`host:port` of a ClamAV daemon that looks into files of customers; empty looks only at what they are",
  },
  {
    key: "VYCEP_REPORT_TOOL",
    fallback: "",
    meaning:
      "address of the brewery's reporting tool (Metabase), with the secret of its embedding and the dashboard to show: `https://SECRET@reports.brewery.example/dashboard/7`; empty leaves our own reports",
  },
  {
    key: "VYCEP_PUSH_CONTACT",
    fallback: "VYCEP_ORIGIN",
    meaning:
      "mailto: or https: address where push services may write to when something is wrong with our messages",
  },
  {
    key: "VYCEP_PUSH_SERVICE",
    fallback: "",
    meaning: "origin of a push service of one's own, besides those of the browsers",
  },
  {
    key: "VYCEP_METRICS_TOKEN",
    fallback: "",
    meaning: "bearer token of whoever reads /metrics, at least 16 characters; empty closes it",
  },
  {
    key: "VYCEP_SECURITY_CONTACT",
    fallback: "",
    meaning: "mailto: or https: address for reports of weaknesses, told at /.well-known/security.txt",
  },
  {
    key: "OTEL_EXPORTER_OTLP_ENDPOINT",
    fallback: "",
    meaning:
      "where traces and metrics are sent to by OTLP over HTTP: `http://collector:4318`; empty loads nothing of it",
  },
  {
    key: "OTEL_EXPORTER_OTLP_HEADERS",
    fallback: "",
    meaning: "headers of these calls, apart by commas: `authorization=Bearer%20…`",
  },
  { key: "OTEL_SERVICE_NAME", fallback: "vycep", meaning: "name of this portal in traces" },
  {
    key: "OTEL_TRACES_SAMPLER_ARG",
    fallback: "1",
    meaning: "the share of traces that is sent, from 0 to 1; all processes choose the same ones",
  },
  {
    key: "OTEL_METRIC_EXPORT_INTERVAL",
    fallback: "60000",
    meaning: "how often the metrics are sent, in milliseconds",
  },
  { key: "LOG_LEVEL", fallback: "info", meaning: "fatal, error, warn, info, debug, trace or silent" },
  {
    key: "NODE_ENV",
    fallback: "",
    meaning:
      "`production` keeps the demo out, and closes introspection and foreign documents unless told otherwise",
  },
];
