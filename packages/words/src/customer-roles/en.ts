import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  "role.key-user": "Key user (owner)",
  "role.delegated-owner": "Delegated owner",
  "role.sub-account": "Sub-account",
  "role.whs-delegated-owner": "Delegated owner (wholesale)",
  "role.whs-warehouse-manager": "Warehouse manager (wholesale)",
  "role.whs-warehouse-man": "Warehouse worker (wholesale)",
  "role.whs-accountant": "Accountant (wholesale)",
  "role.whs-common-user": "Common user (wholesale)",
  "role.pos-owner": "Venue owner",
  "role.pos-delegated-owner": "Delegated venue owner",
  "role.pos-catalogue": "Orders from the catalogue",
  "role.pos-warehouse-manager": "Warehouse manager",
  "role.pos-shift-leader": "Shift leader",
  "role.pos-accountant": "Accountant",
  "role.pos-associate": "Associate",
  "role.pos-common-user": "Common user",
  "role.pos-academy": "Academy for venues",
};
