/** What tests of a changed order ask of it, and of its preview (DORD-04). */
export const orderFields = `version row { number state deliveryDate method netMinor totalMinor pallets kilograms }
  customerOrderNumber noteForDriver lines { lineNo sku ordered confirmed unitPriceMinor netMinor }
  empties { code planned } timeline { kind } papers { kind } messages { kind isReport state }
  history { action reason changes { what before after } }`;
export const previewFields = `change { changeUntil methods before { netMinor totalMinor pallets } after { netMinor totalMinor pallets }
  lines { sku name boxesBefore boxes unitPriceMinorBefore unitPriceMinor netMinorBefore netMinor } obstacles { code message sku } }
  refusal { code message }`;
