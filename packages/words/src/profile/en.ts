import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "My profile",
  sections: "Parts of the profile",

  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  phone: "Phone",
};
