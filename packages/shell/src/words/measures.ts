import * as inLanguage from "@vycep/words/engine/format";
import { currentLanguage } from "./i18n.ts";

/** Weights, volumes and pallets in the language that the page speaks. */
export function formatWeight(kilograms: number): string {
  return inLanguage.formatWeight(kilograms, currentLanguage());
}

export function formatPallets(places: number): string {
  return inLanguage.formatPallets(places, currentLanguage());
}

export function formatPalletHundredths(pallets: number): string {
  return inLanguage.formatPalletHundredths(pallets, currentLanguage());
}

export function formatHours(hours: number): string {
  return inLanguage.formatHours(hours, currentLanguage());
}

export function formatHectolitres(litres: number): string {
  return inLanguage.formatHectolitres(litres, currentLanguage());
}
