/** What something can be done to. */
export const AUDIT_KINDS = [
  ...(["order", "invoice", "company", "ship-to", "user", "role", "staff", "ticket"] as const),
  ...(["key", "webhook", "punch-out", "service-key"] as const),
  ...(["vehicle", "driver", "product", "round", "bank-statement", "delivery-change", "lead-time"] as const),
  ...(["capacity-rule", "product-limit", "empties-deposit", "ticket-target", "content", "material"] as const),
  ...(["price", "price-draft", "promo-leaflet", "bundle", "ticket-template", "holiday-year"] as const),
  ...(["list", "import", "export", "portal-settings", "brand", "terms"] as const),
  ...(["contract", "delivery-note"] as const),
] as const;
