import { randomUUID } from "node:crypto";
import { apiKeyStore } from "../../modules/api-keys/api-keys.repo.ts";
import { serviceKeyStore } from "../../modules/erp/master-data/service-key.repo.ts";
import {
  fitsServiceKey,
  serviceKey,
  serviceKeyUsage,
} from "../../modules/erp/master-data/service-key-cli.ts";
import { checkFiles } from "../../modules/files/check-files.ts";
import { accountByEmail } from "../../modules/identity/accounts.repo.ts";
import {
  type AdministratorRefusal,
  inviteAdministrator,
} from "../../modules/identity/desk/invite-administrator.ts";
import { removeFactors } from "../../modules/identity/factors/reset-factors.ts";
import { inviteUser } from "../../modules/identity/invite-user.ts";
import { identityStores } from "../../modules/identity/sealed-stores.ts";
import { bouncedAddresses, mailsSetAside } from "../../modules/mail/mail.facts.ts";
import { waitingMailsStore } from "../../modules/mail/waiting-mails.store.ts";
import {
  announce,
  announceUsage,
  fitsAnnounce,
  type KnownGroups,
} from "../../modules/notices/announce-cli.ts";
import { punchOutStore } from "../../modules/punch-out/punch-out.repo.ts";
import { pushKeyStore } from "../../modules/push/push-keys.ts";
import { knownCompanies, shipTosById } from "../../modules/ship-to/ship-to.facts.ts";
import { type FirstOwnerRefusal, inviteFirstOwner } from "../../modules/users/invite-first-owner.ts";
import { knownRoles } from "../../modules/users/users.facts.ts";
import { webhookStore } from "../../modules/webhooks/webhooks.repo.ts";
import { type Clock, createClock } from "../../platform/clock.ts";
import { type Config, parseConfig } from "../../platform/config.ts";
import { type Db, openDatabase } from "../../platform/db.ts";
import { newSecret } from "../../platform/secrets/one-time-secret.ts";
import { sealedFor, secretOf } from "../../platform/secrets/relying-parties.ts";
import { reseal, type SealedStore } from "../../platform/secrets/reseal.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../platform/transaction.ts";

type Output = { readonly out: (line: string) => void; readonly error: (line: string) => void };
type Run = { readonly db: Db; readonly config: Config; readonly clock: Clock } & Output;

type Command = {
  /** What follows its name, as the usage shows it. */
  readonly takes: string;
  /** Whether what follows is what it takes. */
  readonly fits: (args: readonly string[]) => boolean;
  readonly run: (run: Run, args: readonly string[]) => Promise<number>;
};

/** Everything in the database that is sealed with VYCEP_SECRET; a test finds what is missing here. */
export const sealedStores: readonly SealedStore[] = [
  ...identityStores,
  ...[apiKeyStore, punchOutStore, serviceKeyStore, waitingMailsStore, pushKeyStore, webhookStore],
];

const isEmail = (text = "") => /^[^@\s]+@[^@\s]+$/.test(text);

const knownGroups: KnownGroups = { company: knownCompanies, "ship-to": shipTosById, role: knownRoles };

const commands: Readonly<Record<string, Command>> = {
  create: {
    takes: "EMAIL FIRST-NAME LAST-NAME LANGUAGE",
    fits: ([email, ...more]) => isEmail(email) && more.length === 3,
    run: create,
  },
  "invite-owner": {
    takes: "EMAIL FIRST-NAME LAST-NAME LANGUAGE SHIP-TO...",
    fits: ([email, ...more]) => isEmail(email) && more.length >= 4,
    run: (run, [email = "", ...more]) => inviteOwner(run, email, more),
  },
  "reset-factors": {
    takes: "EMAIL",
    fits: ([email, ...more]) => isEmail(email) && more.length === 0,
    run: (run, [email = ""]) => resetFactorsOf(run, email),
  },
  "relying-party": {
    takes: "CLIENT-ID ADDRESS...",
    fits: ([clientId = "", ...addresses]) =>
      /^[\w.-]{1,64}$/.test(clientId) &&
      addresses.length > 0 &&
      addresses.every((each) => URL.canParse(each)),
    run: newRelyingParty,
  },
  reseal: { takes: "", fits: (args) => args.length === 0, run: resealAll },
  announce: {
    takes: announceUsage,
    fits: fitsAnnounce,
    run: (run, args) => announce({ ...run, known: knownGroups }, args),
  },
  "service-key": { takes: serviceKeyUsage, fits: fitsServiceKey, run: serviceKey },
  files: { takes: "", fits: (args) => args.length === 0, run: tellBrokenFiles },
  mails: { takes: "", fits: (args) => args.length === 0, run: tellMails },
};

/**
 * What those who run the server do without a browser. The first start in production (D31): `create` makes an
 * administrator of the desk, who gets a link to set the password, `invite-owner` a company's first owner, who gets a link to set the password. Later:
 * `reset-factors EMAIL` lets somebody in whose second factors were lost, `reseal` seals with the newest VYCEP_SECRET what
 * older ones sealed, `files` reads every kept file, `relying-party` gives e-learning or the menu creator a secret, `mails` lists addresses that bounce and mails
 * that are not tried any more, `announce` keeps the brewery's messages (BELL-04), `service-key` the keys of its own programs (B16).
 *
 * @returns the exit code: 0 done, 1 refused or the configuration is not right, 2 called wrongly
 */
export async function adminCli(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, error }: Output,
): Promise<number> {
  const [name = "", ...more] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || !command.fits(more)) {
    error("Usage:");
    for (const [each, { takes }] of Object.entries(commands))
      error(`  npm run admin -- ${each} ${takes}`.trimEnd());
    return 2;
  }
  const parsed = parseConfig(environment);
  if (parsed.kind === "invalid") {
    for (const problem of parsed.problems) error(problem);
    return 1;
  }
  const { config } = parsed;
  const database = openDatabase(config, (cause) => error(String(cause)));
  try {
    const run = { db: database.db, config, clock: createClock(config.clock), out, error };
    return await command.run(run, more);
  } finally {
    await database.close();
  }
}

async function create(run: Run, args: readonly string[]): Promise<number> {
  const { db, config, out, error } = run;
  const [email = "", firstName = "", lastName = "", language = ""] = args;
  const made = await inTransaction(db, (tx) =>
    inviteAdministrator(run, tx, { email, firstName, lastName, language }),
  );
  if (!made.ok) {
    error(reasonsOfAdministrator[made.refusal.kind]);
    return 1;
  }
  out(`${email} is invited as administrator of the desk until ${made.value.until.toISOString()}.`);
  out(`The link sets the password and works once: ${config.origin}${made.value.path}`);
  return 0;
}

const reasonsOfAdministrator: Readonly<Record<AdministratorRefusal["kind"], string>> = {
  "language-unknown": "The languages are cs, sk and en.",
  "other-staff": "Somebody at the desk has this address already. An administrator gives roles there.",
};

const reasons: Readonly<Record<FirstOwnerRefusal["kind"], string>> = {
  "place-unknown": "There is no such ship-to.",
  "several-companies": "The ship-tos belong to several companies: invite an owner for each.",
  "has-owner": "A ship-to has an owner already, who invites others in the portal.",
  "user-exists": "User already exist",
  "no-owner-role": "No role of an owner is imported for such a customer.",
};

async function inviteOwner(run: Run, email: string, more: readonly string[]): Promise<number> {
  const { db, config, out, error } = run;
  const [firstName = "", lastName = "", language = "", ...shipToIds] = more;
  const owner = { email, firstName, lastName, language, shipToIds };
  const done = await doneOrRolledBack((rollBack: RollBack<FirstOwnerRefusal>) =>
    inTransaction(db, async (tx) => {
      const invited = await inviteFirstOwner({ ...run, inviteUser }, tx, owner);
      return invited.ok ? invited.value : rollBack(invited.refusal);
    }),
  );
  if (!done.ok) {
    error(reasons[done.refusal.kind]);
    return 1;
  }
  const { path, until } = done.value;
  out(`${email} is invited as owner until ${until.toISOString()}.`);
  out(
    config.mail.kind === "none"
      ? `No mail is configured; hand over this link: ${config.origin}${path}`
      : "A mail is on its way.",
  );
  return 0;
}

/** The brewery lets somebody in again; the person is told by mail, and all their sessions end. */
async function resetFactorsOf({ db, config, clock, out, error }: Run, email: string): Promise<number> {
  const account = await accountByEmail({ db, config }, { email, realm: "customer" });
  if (account === undefined) {
    error("Nobody who may sign in has this address.");
    return 1;
  }
  const by = { uid: "brewery", companyId: undefined };
  const wereThere = await inTransaction(db, (tx) =>
    removeFactors({ clock, config }, tx, { uid: account.uid, by, requestId: `admin ${randomUUID()}` }),
  );
  out(
    wereThere
      ? `The second factors of ${account.email} are gone, all sessions have ended, and a mail says so.`
      : `${account.email} has no second factors.`,
  );
  return 0;
}

/** The secret is shown this once; the file holds it sealed. */
async function newRelyingParty({ config, out }: Run, args: readonly string[]): Promise<number> {
  const [clientId = "", ...redirectUris] = args;
  const { secret } = newSecret();
  const entry = { clientId, redirectUris, sealedSecret: sealedFor(clientId, secret, config.secrets) };
  out(`The secret of ${clientId}, told only now: ${secret}`);
  out("Its entry in the list of the file that VYCEP_RELYING_PARTIES names:");
  out(JSON.stringify(entry));
  return 0;
}

/** Exit code 1 says that an older secret is still needed, or was given up too early. */
async function resealAll({ db, config, out, error }: Run): Promise<number> {
  let lost = 0;
  for (const store of sealedStores) {
    const counts = await reseal(db, store, config.secrets);
    lost += counts.lost;
    out(`${store.name}: ${counts.anew} sealed anew, ${counts.newest} were, ${counts.lost} cannot be opened`);
  }
  const stale = config.relyingParties.filter(
    (party) => secretOf(party, config.secrets.slice(0, 1)) === undefined,
  );
  for (const party of stale) {
    const { clientId } = party;
    const sealed = sealedFor(clientId, secretOf(party, config.secrets) ?? "", config.secrets);
    error(`In the file of relying parties, the new sealedSecret of ${clientId}: ${sealed}`);
  }
  if (lost === 0 && stale.length === 0) {
    out("Nothing needs an older VYCEP_SECRET any more.");
    return 0;
  }
  if (lost > 0) error("What cannot be opened was sealed with a VYCEP_SECRET that is not given.");
  return 1;
}

/** Exit code 1 says that a file is lost or not as it was written. */
async function tellBrokenFiles({ out, error, ...deps }: Run): Promise<number> {
  let broken = 0;
  const count = await checkFiles(deps, ({ id, name, flaw }) => {
    broken += 1;
    error(`${flaw}: ${id} ${name}`);
  });
  out(`${count} files, ${broken} of them lost or changed`);
  return broken === 0 ? 0 : 1;
}

async function tellMails({ db, out }: Run): Promise<number> {
  const [bounced, aside] = await Promise.all([bouncedAddresses(db), mailsSetAside(db)]);
  out(`Addresses that bounce: ${bounced.length}`);
  for (const { since, address, reason } of bounced) out(`  ${since.toISOString()} ${address}: ${reason}`);
  out(`Mails set aside: ${aside.length}`);
  for (const { at, kind, recipient, reason } of aside)
    out(`  ${at.toISOString()} ${kind} to ${recipient}: ${reason}`);
  return 0;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  // biome-ignore lint/style/noProcessEnv: a program's own entry reads the environment once
  process.exitCode = await adminCli(process.argv.slice(2), process.env, {
    out: (line) => process.stdout.write(`${line}\n`),
    error: (line) => process.stderr.write(`${line}\n`),
  });
}
