import type { Labels } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

/** The sign-in page of the theme that offers Italian (D16). */
export const texts: Labels<typeof original> = {
  portalOf: "Il portale clienti del birrificio Lipovrch",
  portalOfBrand: "Il portale clienti di {brand}",
  email: "E-mail",
  password: "Password",
  forgotLink: "Password dimenticata?",
  showPassword: "Mostra la password",
  hidePassword: "Nascondi la password",
  capsLock: "Il blocco maiuscole è attivo.",
  demoTitle: "Accessi dimostrativi",
  preparing: "Prepariamo l’accesso…",
  signingIn: "Accesso in corso…",
  heroTitle: "Ordina entro l’orario. Domattina carichiamo.",
  cutOffUnfiltered: "Non filtrata",
  cutOffTruck: "Camion",
  cutOffStandard: "Standard e tank",
  emailMissing: "Scrivi l’e-mail.",
  emailWrong: "Controlla l’e-mail, per esempio jana@hostinec.cz.",
  passwordMissing: "Scrivi la password.",
  wrongPassword: "E-mail o password non corrispondono.",
  signInFailed: "Accesso non riuscito.",
  signInFailedText: "Il server non ha risposto come doveva. Riprova.",
  signInWithPasskey: "Accedi con una passkey",
  signInAgain: "Accedi di nuovo",
};
