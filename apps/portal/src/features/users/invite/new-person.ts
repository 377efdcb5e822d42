import type { Language } from "@vycep/domain/market/language";

/** Who is to be invited, as it was typed. */
export interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
}

export type PersonField = "firstName" | "lastName" | "email";

/** What still has to be filled in, or is no e-mail, in the order of the form. */
export function wrongFields(person: NewPerson): readonly PersonField[] {
  const names = (["firstName", "lastName"] as const).filter((field) => person[field].trim() === "");
  return /^[^@\s]+@[^@\s]+$/.test(person.email.trim()) ? names : [...names, "email"];
}
