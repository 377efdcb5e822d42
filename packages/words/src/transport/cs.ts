/** What the API says. */
export const answers = {
  methodLabels: {
    flatrate_flatrate: "Kamion",
    freeshipping_freeshipping: "Malý kamion",
    selfpickup_selfpickup: "Standardní objednávka",
    emptiesfulltruck_emptiesfulltruck: "Svoz obalů kamionem",
    emptiespickup_emptiespickup: "Svoz obalů – standard",
    unfiltered_unfiltered: "Objednávka nefiltrovaného piva",
    tank_tank: "Objednávka tankového piva",
  },
} as const;
