/** What the API says of webhooks. */
export const answers = {
  webhookMessages: {
    "webhook-not-found": "Taková adresa tu není.",
    "delivery-not-found": "Takové doručení tu není.",
    "webhook-address": "Zadejte adresu s https, na kterou se dostane každý.",
    "too-many-webhooks": "Víc adres už mít nemůžete. Zrušte ty, které nepoužíváte.",
    "webhook-off": "Adresa je vypnutá, zpráva by jen čekala.",
  },
} as const;
