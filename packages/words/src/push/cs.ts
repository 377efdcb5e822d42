/** Messages on the device: what the browser shows, and the switch of this device. */
export const texts = {
  order: "Něco nového u objednávky {subject}.",
  ticket: "Něco nového u požadavku {subject}.",
  cart: "Váš košík čeká na odeslání.",
  delivery: "Něco nového u vašich dodávek.",
  other: "Něco nového v zákaznickém portálu.",
  title: "Zprávy na tomto zařízení",
  afterOrder: "Chcete vědět, až bude objednávka na cestě?",
  label: "Posílat zprávy na toto zařízení",
  hint: "Zpráva říká jen, čeho se týká. Podrobnosti uvidíte po klepnutí v portálu.",
  on: "Zprávy na toto zařízení jsou zapnuté.",
  off: "Zprávy na toto zařízení jsou vypnuté.",
  denied: "Prohlížeč zprávy z tohoto portálu blokuje. Povolit je můžete v jeho nastavení u této stránky.",
  "not-installed":
    "Na iPhonu a iPadu přicházejí zprávy jen do portálu přidaného na plochu: Sdílet, Přidat na plochu.",
  unsupported: "Tento prohlížeč zprávy přijímat neumí. Všechno najdete v oznámeních.",
  failed: "Nastavení zpráv se nepovedlo změnit.",
} as const;
