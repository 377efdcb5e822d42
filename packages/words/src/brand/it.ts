import type { Labels } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

/** The theme that offers Italian (D16). */
export const texts: Labels<typeof original> = {
  toPortal: "Accedi al portale",
  aboutBrand: "Il marchio {brand}",
  forYou: "Per il tuo locale e il tuo negozio",
  orderTitle: "Ordini a ogni ora",
  orderText:
    "L’assortimento ai tuoi prezzi, i giorni di consegna liberi e un carrello che sa quanto sta su un bancale.",
  followTitle: "La consegna sotto controllo",
  followText: "Per ogni ordine vedi che cosa è confermato, che cosa è in viaggio e quando arriva.",
  helpTitle: "Persone che sanno",
  helpText: "Il servizio clienti conosce la tua sede e aiuta con gli ordini e alla spina.",
  noAccessTitle: "Non hai ancora l’accesso?",
  noAccessText:
    "L’invito arriva dal titolare dell’account della tua azienda. Sei un nuovo cliente? Scrivici.",
  toContact: "Contatti",
  toCatalogue: "Al catalogo",
};
