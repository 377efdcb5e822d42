import { inWords } from "@vycep/words/desk-exports/answers";
import { formatTime } from "@vycep/words/engine/format-time";
import {
  listExportNames,
  messageColumns,
  messageKindWords,
  messageStateWords,
} from "@vycep/words/list-exports/answers";
import { localMomentOf } from "../../../platform/clock.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import { outageInWords } from "../../outbox/outage-words.facts.ts";
import { messageList } from "../../outbox/outbox.facts.ts";
import { kindOf, type MessagesArgs } from "./erp-messages.ts";

/** What the ERP is told of orders, as a file, without what is in it (DLIST-04, DINT-01). */
export function messagesExport({ db }: Pick<Deps, "db">): DeskExport {
  return {
    operation: "erpMessages",
    names: listExportNames.messages,
    columns: Object.values(messageColumns),
    read: ({ language }, { standing }: MessagesArgs, part) =>
      rowsOfList(db, messageList(standing), {
        part,
        row: ({ id, topic, orderNumber, company, at, attempts, state, error }) => [
          ...[String(id), inWords(messageKindWords, kindOf(topic), language), orderNumber, company],
          ...[{ day: localMomentOf(at).date }, formatTime(localMomentOf(at).minutes), attempts],
          ...[inWords(messageStateWords, state, language), outageInWords(error ?? "", language)],
        ],
      }),
  };
}
