import { demoUsersAnswer } from "../../packages/contract/src/identity/identity.rest.ts";

/** The demo's sign-ins as the login page offers them, for people and scripts that only see the terminal. */
export async function demoSignIns(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/identity/demo-users`);
  const { password, users } = demoUsersAnswer.parse(await answer.json());
  const width = Math.max(...users.map(({ email }) => email.length));
  const lines = users.map(({ email, name }) => `  ${email.padEnd(width)}  ${name}`);
  return [`Demo sign-ins (password ${password}):`, ...lines].join("\n");
}
