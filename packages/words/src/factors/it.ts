import type { Labels } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

/** The second step of signing in, in the theme that offers Italian (D16). */
export const texts: Labels<typeof original> = {
  stepTitle: "Ancora un passo",
  stepText: "La password è giusta. Ora conferma di essere davvero tu.",
  code: "Codice dell’app",
  codeHint: "Sei cifre dell’app di autenticazione, o uno dei tuoi codici di recupero.",
  recoveryOnly: "Codice di recupero",
  recoveryOnlyHint: "Non hai la passkey con te? Scrivi uno dei tuoi codici di recupero.",
  codeMissing: "Scrivi il codice.",
  codeWrong: "Il codice non è giusto o è già stato usato. Attendi il prossimo.",
  confirm: "Conferma",
  continue: "Continua",
  usePasskey: "Usa una passkey",
  passkeyFailed: "Impossibile verificare la passkey. Riprova o usa un altro modo.",
  lostTitle: "Non hai né l’una né l’altro?",
  lostText:
    "Il titolare dell’account della tua azienda o il servizio clienti del birrificio possono togliere il secondo passo.",
  "lostText-desk": "Chi gestisce il server del birrificio può togliere il secondo passo.",
  demandedTitle: "Imposta un secondo passo d’accesso",
  demandedText: "Il tuo ruolo lo richiede, e senza non entra nessuno. Bastano due minuti.",
};
