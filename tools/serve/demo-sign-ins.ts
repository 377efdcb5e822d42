import { demoUsersAnswer } from "../../packages/contract/src/identity/identity.rest.ts";

/** The demo's sign-ins as the login page offers them, for people and scripts that only see the terminal. */
export async function demoSignIns(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/identity/demo-users`);
  const { password, users } = demoUsersAnswer.parse(await answer.json());
  const [emailWidth, nameWidth] = [
    widest(users.map(({ email }) => email)),
    widest(users.map(({ name }) => name)),
  ];
  const lines = users.map(
    ({ email, name, roleKey }) =>
      `  ${email.padEnd(emailWidth)}  ${name.padEnd(nameWidth)}  ${roleKey.replaceAll("-", " ")}`,
  );
  return [`Demo sign-ins (password ${password}):`, ...lines].join("\n");
}

function widest(words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => word.length));
}
