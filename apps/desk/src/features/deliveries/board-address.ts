import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { AddressPart } from "@vycep/shell/list/list-address";
import { deskAddress } from "../../kit/desk-address.ts";

const aDay: AddressPart<LocalDate | undefined> = { read: parseLocalDate, usual: undefined };

/** The board as its address says it: which day. */
export const boardAddress = deskAddress({ filters: { day: aDay }, sorts: ["zip-asc"] });
