import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  title: "Môj profil",
  sections: "Časti profilu",

  firstName: "Meno",
  lastName: "Priezvisko",
  email: "E-mail",
  phone: "Telefón",
};
