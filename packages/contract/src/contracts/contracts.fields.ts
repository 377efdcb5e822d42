import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  contractEvaluationSchema,
  contractPaperLinkSchema,
  contractSchema,
  countingGoodsSchema,
} from "./contracts.rest.ts";

const volumeHl = "Hectolitres agreed for a year; nought where the contract is about something else.";
const bonusPercent = "Bonus in percent of what is bought above the agreed volume; null is no bonus.";
const brands = "Brands whose beer counts.";

export const contractsFields = [
  told(contractSchema, {
    number: "Number of the contract.",
    name: "What it is called, in the language of the call.",
    type: "What it is about: supply of beer, equipment on loan, distribution, a bonus, marketing, or empties.",
    companyName: "Company that it was made with.",
    validFrom: "First day, yyyy-MM-dd.",
    validTo: "Last day, yyyy-MM-dd; null is until it is ended.",
    volumeHl,
    bonusPercent,
    brands,
    terms: "What was agreed and from when, the first terms first; what stands beside is that of today.",
    "terms.from": "First day on which they hold, yyyy-MM-dd.",
    "terms.volumeHl": volumeHl,
    "terms.bonusPercent": bonusPercent,
    "terms.brands": brands,
    papers: "The contract as it was signed, supplements, annexes: PDFs.",
    "papers.position": "Which of them it is, from 1, for its call.",
    "papers.title": "What it is called, in the language of the call.",
    "papers.signedOn": "Day on which it was signed, yyyy-MM-dd; null where nobody said so.",
    "papers.bytes": "How large the file is, in bytes.",
    text: "Formatted text (HTML), cleaned; empty is none.",
  }),
  told(contractEvaluationSchema, {
    number: "Number of the contract.",
    from: "First day of the year of the contract, yyyy-MM-dd.",
    to: "Last day of the year of the contract, yyyy-MM-dd.",
    agreedLitres: "Litres that are agreed for this year.",
    takenLitres: "Litres that were delivered in it so far.",
    beforeLitres: "Litres in the same days of the year before.",
    paceLitres: "Litres by the end of the year, at this pace.",
    overLitres: "Litres above what is agreed, so far; nought below it.",
    bonus: "Bonus on what is above the agreed volume; null where the contract has none.",
    "bonus.reached": "What it comes to so far, in whole currency (1234.5).",
    "bonus.atPace": "What it comes to by the end of the year at this pace, in whole currency.",
    "bonus.currency": words.currency,
    months: "Month by month, the first one first.",
    "months.month": "The month, yyyy-MM.",
    "months.takenLitres": "Litres that were delivered in it.",
    "months.beforeLitres": "Litres in the same month of the year before.",
  }),
  told(countingGoodsSchema, {
    number: "Number of a contract about a volume that is in force.",
    skus: "Those of the asked products that count for it.",
  }),
  told(contractPaperLinkSchema, { link: words.ownLink, expiresAt: words.linkEnds }),
];
