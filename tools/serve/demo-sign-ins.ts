import { texts } from "../../apps/portal/src/shared/i18n/texts/identity.en.ts";
import { demoUsersAnswer } from "../../packages/contract/src/identity/identity.rest.ts";

/** The demo's sign-ins as the login page offers them, for people and scripts that only see the terminal. */
export async function demoSignIns(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/identity/demo-users`);
  const { password, users } = demoUsersAnswer.parse(await answer.json());
  const roles: Readonly<Record<string, string>> = texts;
  const [emailWidth, nameWidth] = [
    widest(users.map(({ email }) => email)),
    widest(users.map(({ name }) => name)),
  ];
  const lines = users.map(({ email, name, roleKey }) =>
    `  ${email.padEnd(emailWidth)}  ${name.padEnd(nameWidth)}  ${roles[roleKey] ?? ""}`.trimEnd(),
  );
  return [`Demo sign-ins (password ${password}):`, ...lines].join("\n");
}

function widest(words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => word.length));
}
