import { inviteUser } from "../modules/identity/invite-user.ts";
import { createAdministrator } from "../modules/identity/staff.repo.ts";
import { type FirstOwnerRefusal, inviteFirstOwner } from "../modules/users/invite-first-owner.ts";
import { type Clock, createClock } from "../platform/clock.ts";
import { type Config, parseConfig } from "../platform/config.ts";
import { type Db, openDatabase } from "../platform/db.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../platform/transaction.ts";

type Output = { readonly out: (line: string) => void; readonly error: (line: string) => void };
type Run = { readonly db: Db; readonly config: Config; readonly clock: Clock } & Output;

const usage = [
  "Usage: npm run admin -- create EMAIL",
  "       npm run admin -- invite-owner EMAIL FIRST-NAME LAST-NAME LANGUAGE SHIP-TO...",
];

/**
 * The first start in production (D31): `create EMAIL` makes an administrator of the brewery, `invite-owner` a company's
 * first owner, who gets a link to set the password.
 *
 * @returns the exit code: 0 done, 1 refused or the configuration is not right, 2 called wrongly
 */
export async function adminCli(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, error }: Output,
): Promise<number> {
  const [command, email = "", ...more] = args;
  const isCreate = command === "create" && more.length === 0;
  const isInvite = command === "invite-owner" && more.length >= 4;
  if (!(isCreate || isInvite) || !/^[^@\s]+@[^@\s]+$/.test(email)) {
    for (const line of usage) error(line);
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
    return isCreate ? await create(run, email) : await inviteOwner(run, email, more);
  } finally {
    await database.close();
  }
}

async function create({ db, clock, out }: Run, email: string): Promise<number> {
  const isNew = await inTransaction(db, (tx) => createAdministrator(tx, email, clock.realTime()));
  out(isNew ? `${email} is an administrator of the brewery.` : `${email} is an administrator already.`);
  out("Until the desk exists this account signs in nowhere: bring customers in with invite-owner.");
  return 0;
}

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

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  // biome-ignore lint/style/noProcessEnv: a program's own entry reads the environment once
  process.exitCode = await adminCli(process.argv.slice(2), process.env, {
    out: (line) => process.stdout.write(`${line}\n`),
    error: (line) => process.stderr.write(`${line}\n`),
  });
}
