/** What something can be done to. */
export const AUDIT_KINDS = [
  ...(["order", "invoice", "company", "ship-to", "user", "role", "staff", "ticket"] as const),
  ...(["key", "webhook", "punch-out", "service-key"] as const),
  ...(["vehicle", "driver", "product", "round", "bank-statement", "delivery-change", "lead-time"] as const),
  ...(["capacity-rule", "product-limit", "ticket-target", "content", "import"] as const),
  ...([
    "price",
    "price-draft",
    "ticket-template",
    "holiday-year",
    "list",
    "portal-settings",
    "brand",
    "terms",
  ] as const),
  ...(["capacity-rule", "product-limit", "ticket-target", "content", "material", "import"] as const),
  ...(["promo-leaflet", "bundle"] as const),
  ...(["capacity-rule", "product-limit", "ticket-target", "content", "import", "export"] as const),
  ...(["price", "price-draft", "ticket-template", "holiday-year", "list", "portal-settings"] as const),
] as const;
