import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  "role.key-user": "Hlavný používateľ (vlastník)",
  "role.delegated-owner": "Poverený vlastník",
  "role.sub-account": "Podúčet",
  "role.whs-delegated-owner": "Poverený vlastník (veľkoobchod)",
  "role.whs-warehouse-manager": "Vedúci skladu (veľkoobchod)",
  "role.whs-warehouse-man": "Skladník (veľkoobchod)",
  "role.whs-accountant": "Účtovník (veľkoobchod)",
  "role.whs-common-user": "Bežný používateľ (veľkoobchod)",
  "role.pos-owner": "Vlastník prevádzky",
  "role.pos-delegated-owner": "Poverený vlastník prevádzky",
  "role.pos-catalogue": "Objednávanie z katalógu",
  "role.pos-warehouse-manager": "Vedúci skladu",
  "role.pos-shift-leader": "Vedúci zmeny",
  "role.pos-accountant": "Účtovník",
  "role.pos-associate": "Obsluha",
  "role.pos-common-user": "Bežný používateľ",
  "role.pos-academy": "Akadémia pre prevádzky",
};
