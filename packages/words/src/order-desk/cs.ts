/** What the desk says of orders. */
export const answers = {
  orderDeskMessages: {
    "order-unknown": "Takovou objednávku neznáme.",
    "no-such-order": "Takovou objednávku neznáme.",
    "changed-meanwhile":
      "Objednávku mezitím změnil někdo jiný. Podívejte se na nový stav a rozhodněte znovu.",
    "erp-owns-orders": "Objednávky řídí připojený ERP. V pultu je jen prohlížíte.",
    "reason-missing": "Řádek {lineNo}: napište, proč je méně. Důvod uvidí zákazník.",
    "nothing-to-invoice": "Není co fakturovat. Všechno doručené už na faktuře je.",
    "step-not-allowed": "V tomto stavu to s objednávkou udělat nejde.",
    "not-delivered": "Objednávka ještě není doručená.",
    "line-unknown": "Některý z řádků v objednávce není.",
    "line-missing": "Některý z řádků chybí. Uveďte všechny.",
    "line-twice": "Některý z řádků je uvedený dvakrát.",
    "too-many-boxes": "Některý z řádků má víc balení, než je možné.",
    "empties-unknown": "Některý z obalů se v tento den nevykupuje.",
    "empties-missing": "Některý z plánovaných obalů chybí. Uveďte i nulu.",
    "empties-twice": "Některý z obalů je uvedený dvakrát.",
    "goods-issue-done": "Zboží je už naložené, objednávku zrušit nejde.",
    "order-blocked": "Objednávku prověřuje ERP, zrušit ji zatím nejde.",
    "empties-order-underway": "Svoz obalů z této objednávky je už na cestě, nejde tedy zrušit obojí.",
    "sap-id-taken": "Toto číslo už má jiná objednávka.",
    "erp-event-reused": "Totéž jste před chvílí odeslali jinak. Podívejte se na nový stav.",
    "note-empty": "Poznámka je prázdná.",
    "note-too-long": "Poznámka může mít nejvýše 2 000 znaků.",
  },
} as const;
