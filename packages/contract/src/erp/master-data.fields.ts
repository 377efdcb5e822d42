import { told } from "../told.docs.ts";
import { changesAnswer, masterRowsAnswer, masterRowsWay } from "./master-data.rest.ts";

const key = "Columns that name the row, as far as it says them.";

export const masterDataFields = [
  told(masterRowsWay, {
    all_or_nothing: "Whether one refused row keeps nothing; otherwise the good ones are kept.",
    dry_run: "Whether everything is judged and nothing kept.",
  }),
  told(masterRowsAnswer, {
    good: "How many rows can be kept.",
    refused: "How many rows cannot.",
    kept: "Whether the good ones are kept: not in a dry run, and not where one refused row keeps nothing.",
    drafts:
      "Of prices, where VYCEP_ERP_OWNS does not name them: drafts of the desk that hold the rows now, one for each day. Customers see the prices when somebody of the brewery has handed the draft in. Empty where the rows say what holds or waits already; left out of everything else.",
    "drafts.id": "Names the draft at the desk.",
    "drafts.valid_from": "First day on which its prices would hold, yyyy-MM-dd.",
    "drafts.lines": "How many lines it has, those of earlier calls among them.",
    results: "One for each row, in their order.",
    "results.row": "Which row it is; the first is 1.",
    "results.key": key,
    "results.state": "good: it can be kept; refused: it cannot, and `faults` says why.",
    "results.faults": "Every fault of a refused row; left out of good ones.",
    "results.faults.field": "Column that is wrong; empty where it is the row as a whole.",
    "results.faults.code": "What is wrong, by a stable code.",
    "results.faults.reason": "What it was held against, by a stable code, where `code` alone does not tell.",
    "results.faults.message": "Both for people, in the language of the header `lang`.",
    "results.faults.value": "What the column said, cut off after a hundred letters.",
  }),
  told(changesAnswer, {
    changes: "One page of changes, the earliest first.",
    "changes.position": "Place of the change in the order of all of them.",
    "changes.key": "Columns that name the row.",
    "changes.row":
      "The row as it is now, in the columns that it can be sent back with; null where it is gone.",
    position: "Where to go on, as `after`.",
    has_more: "Whether there are more changes after these.",
  }),
];
