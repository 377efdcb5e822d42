import { namesIn } from "@vycep/domain/kernel/closed-list";
import { LANGUAGES, type Language, parseLanguage } from "@vycep/domain/market/language";
import type { RolesByClaim } from "@vycep/domain/staff/provider-claims";
import { parseStaffRole, type StaffRole } from "@vycep/domain/staff/staff-role";
import { z } from "zod";
import { address, listed, onOff } from "./value-readers.ts";

/** Who signs the staff in beside the built-in provider (DSIGN-04). */
export type StaffProvider = {
  readonly issuer: string;
  readonly clientId: string;
  /** None of a public client, which PKCE alone protects. */
  readonly clientSecret: string | undefined;
  readonly scope: string;
  readonly roleClaim: string;
  readonly roles: RolesByClaim;
  /** What people call it. */
  readonly names: Readonly<Record<Language, string>>;
  /** Classes of sign-in (`acr`) that prove a second factor. */
  readonly secondFactorClasses: readonly string[];
  /** It says nothing of whether addresses are verified, for they are its own. */
  readonly isEmailTrusted: boolean;
  /** Whoever has an account of that address already comes by the provider from then on. */
  readonly joinsByEmail: boolean;
};

/** `group=role`, apart by commas, a group as often as it has roles; or JSON, where groups have commas. */
const rolesByClaim = z.string().transform((value, context): RolesByClaim => {
  const wrong = () => {
    context.addIssue({
      code: "custom",
      message: 'must be group=role, apart by commas, or {"group": ["role"]}',
    });
    return z.NEVER;
  };
  const pairs = value.startsWith("{") ? pairsOfJson(value) : pairsOf(listed(value));
  if (pairs === undefined || pairs.length === 0) return wrong();
  const roles: Record<string, StaffRole[]> = Object.create(null);
  for (const [group, name] of pairs) {
    const role = parseStaffRole(name);
    if (group === "" || role === undefined) return wrong();
    roles[group] = [...(roles[group] ?? []), role];
  }
  return roles;
});

type Pairs = readonly (readonly [group: string, role: string])[];

function pairsOf(parts: readonly string[]): Pairs {
  return parts.map((part) => {
    const at = part.lastIndexOf("=");
    return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()];
  });
}

function pairsOfJson(text: string): Pairs | undefined {
  try {
    const read = z.record(z.string(), z.array(z.string())).safeParse(JSON.parse(text));
    if (!read.success) return undefined;
    return Object.entries(read.data).flatMap(([group, roles]) => roles.map((role) => [group, role] as const));
  } catch {
    return undefined;
  }
}

/** One name, or one a language: `cs=Účet pivovaru, en=Brewery account`; a language without takes the first. */
const namesByLanguage = z.string().transform((value, context): StaffProvider["names"] => {
  const parts = /^[a-z]{2}=/.test(value) ? listed(value).map((part) => part.split("=", 2)) : [];
  const told = new Map(
    parts.map(([language = "", name = ""]) => [parseLanguage(language.trim()), name.trim()]),
  );
  const [first = value] = told.values();
  if (told.has(undefined) || [first, ...told.values()].some((name) => name === "" || name.length > 60)) {
    context.addIssue({ code: "custom", message: "must be a name, or cs=name, sk=name, en=name" });
    return z.NEVER;
  }
  const names = LANGUAGES.map((language) => [language, told.get(language) ?? first] as const);
  return Object.fromEntries(names) as Record<Language, string>;
});

export const staffProviderKeys = {
  STAFF_OIDC_ISSUER: address(/^https?:$/, "must be an http or https address").optional(),
  STAFF_OIDC_CLIENT_ID: z.string().optional(),
  STAFF_OIDC_CLIENT_SECRET: z.string().optional(),
  STAFF_OIDC_SCOPES: z
    .string()
    .refine((value) => value.split(" ").includes("openid"), "must hold openid")
    .default("openid profile email"),
  STAFF_OIDC_ROLE_CLAIM: z.string().default("roles"),
  STAFF_OIDC_ROLES: rolesByClaim.optional(),
  STAFF_OIDC_NAME: namesByLanguage.optional(),
  STAFF_OIDC_SECOND_FACTOR_ACR: z.string().transform(listed).default([]),
  STAFF_OIDC_TRUST_EMAIL: onOff.default(false),
  STAFF_OIDC_JOIN_BY_EMAIL: onOff.default(false),
};

type Env = z.infer<z.ZodObject<typeof staffProviderKeys>> & { readonly NODE_ENV?: string | undefined };

export type StaffSettings = {
  /** Who signs the staff in beside the built-in provider (DSIGN-04). */
  readonly staffProvider: StaffProvider | undefined;
};

/** The provider, where the environment names all that one needs. */
export function staffSettingsOf(env: Env): StaffSettings {
  return { staffProvider: staffProviderOf(env) };
}

function staffProviderOf(env: Env): StaffProvider | undefined {
  const { STAFF_OIDC_ISSUER: issuer, STAFF_OIDC_CLIENT_ID: clientId, STAFF_OIDC_ROLES: roles } = env;
  if (!issuer || !clientId || !roles) return undefined;
  const host = new URL(issuer).hostname;
  return {
    ...{ issuer, clientId, roles, clientSecret: env.STAFF_OIDC_CLIENT_SECRET },
    scope: env.STAFF_OIDC_SCOPES,
    roleClaim: env.STAFF_OIDC_ROLE_CLAIM,
    names: env.STAFF_OIDC_NAME ?? { cs: host, sk: host, en: host },
    secondFactorClasses: env.STAFF_OIDC_SECOND_FACTOR_ACR,
    isEmailTrusted: env.STAFF_OIDC_TRUST_EMAIL,
    joinsByEmail: env.STAFF_OIDC_JOIN_BY_EMAIL,
  };
}

/** What is wrong with the provider's keys together. */
export function staffProviderFaults(
  env: Env,
): readonly (readonly [key: keyof typeof staffProviderKeys, why: string])[] {
  const { STAFF_OIDC_ISSUER: issuer, NODE_ENV } = env;
  const needed = ["STAFF_OIDC_CLIENT_ID", "STAFF_OIDC_ROLES"] as const;
  if (issuer === undefined) {
    const usual: Readonly<Record<string, unknown>> = z.object(staffProviderKeys).parse({});
    const given = namesIn(staffProviderKeys).find((key) => String(env[key]) !== String(usual[key]));
    return given === undefined ? [] : [["STAFF_OIDC_ISSUER", `is missing beside ${given}`]];
  }
  // An address that is none is told already.
  if (!URL.canParse(issuer)) return [];
  const { protocol, hostname } = new URL(issuer);
  const isOpen = protocol === "http:" && !/^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname);
  return [
    ...needed
      .filter((key) => env[key] === undefined)
      .map((key) => [key, "is missing beside STAFF_OIDC_ISSUER"] as const),
    ...(isOpen && NODE_ENV === "production"
      ? [["STAFF_OIDC_ISSUER", "must be https in production, or http on this machine"] as const]
      : []),
  ];
}

/** Their lines in the table of the README. */
export const staffProviderConfigKeys = [
  {
    key: "STAFF_OIDC_ISSUER",
    fallback: "",
    meaning:
      "OpenID issuer that signs the staff in beside the desk's own sign-in (`docs/staff-sign-in.md`); empty means that there is none",
  },
  {
    key: "STAFF_OIDC_CLIENT_ID",
    fallback: "",
    meaning: "the desk's client there; required with STAFF_OIDC_ISSUER",
  },
  {
    key: "STAFF_OIDC_CLIENT_SECRET",
    fallback: "",
    meaning: "secret of that client; empty means a public one, which PKCE alone protects",
  },
  {
    key: "STAFF_OIDC_SCOPES",
    fallback: "openid profile email",
    meaning: "what the desk asks that issuer for, apart by blanks",
  },
  {
    key: "STAFF_OIDC_ROLE_CLAIM",
    fallback: "roles",
    meaning: "claim that gives the roles, or the path to it: `realm_access.roles`",
  },
  {
    key: "STAFF_OIDC_ROLES",
    fallback: "",
    meaning:
      'roles of the desk by what that claim says: `desk-admins=admin, cs-team=service`, or `{"CN=Admins,OU=Desk": ["admin"]}`; required with STAFF_OIDC_ISSUER',
  },
  {
    key: "STAFF_OIDC_NAME",
    fallback: "host of the issuer",
    meaning:
      "what people call that issuer: `Brewery account`, or a language each: `cs=Účet pivovaru, en=Brewery account`",
  },
  {
    key: "STAFF_OIDC_SECOND_FACTOR_ACR",
    fallback: "",
    meaning:
      "classes of sign-in (`acr`) that prove a second factor there, apart by commas; `mfa` in `amr` always does, else the desk asks for its own",
  },
  {
    key: "STAFF_OIDC_TRUST_EMAIL",
    fallback: "off",
    meaning: "`on` takes addresses of which that issuer does not say whether they are verified",
  },
  {
    key: "STAFF_OIDC_JOIN_BY_EMAIL",
    fallback: "off",
    meaning:
      "`on` lets who has an account of that verified address already come by that issuer from then on, and no longer by password",
  },
] as const;
