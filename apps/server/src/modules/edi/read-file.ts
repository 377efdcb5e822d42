/// <reference path="./edifact.d.ts" />
import { ordersOfEdifact, type ReadInterchange } from "@vycep/paper/edi/edifact-order";
import type { EdifactSegment } from "@vycep/paper/edi/edifact-segment";
import { orderOfUbl } from "@vycep/paper/edi/ubl-order";
import Parser from "edifact/parser.js";
import { readXml } from "../../platform/calls/read-xml.ts";

export type ReadFile =
  | { readonly kind: "read"; readonly interchange: ReadInterchange; readonly syntax: "edifact" | "ubl" }
  | { readonly kind: "broken"; readonly reason: string };

/** More than any order of a chain has, and little enough to be read at once. */
export const MOST_BYTES = 5_000_000;

/** Reads a file by what it begins with; what is wrong with it is said in words for the operator. */
export function readFile(bytes: Uint8Array): ReadFile {
  if (bytes.length > MOST_BYTES) return broken(`the file is larger than ${MOST_BYTES} bytes`);
  if (bytes.includes(0)) return broken("the file holds a letter of nothing (zero), or is UTF-16");
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 400)).replace(/^ï»¿/, "").trimStart();
  try {
    if (start.startsWith("<")) {
      const interchange = orderOfUbl(readXml(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
      return interchange === undefined
        ? broken("the document is no UBL Order")
        : { kind: "read", interchange, syntax: "ubl" };
    }
    if (!/^UN[AB]/.test(start)) return broken("the file is neither EDIFACT nor XML");
    const interchange = ordersOfEdifact(readEdifact(bytes, start));
    return interchange === undefined
      ? broken("UNB, UNZ or the count of messages is missing or does not agree")
      : { kind: "read", interchange, syntax: "edifact" };
  } catch (error) {
    return broken(error instanceof Error ? error.message : String(error));
  }
}

function broken(reason: string): ReadFile {
  return { kind: "broken", reason };
}

/** By the letters that the envelope names; Latin 2 of the levels that others leave open. */
function readEdifact(bytes: Uint8Array, start: string): readonly EdifactSegment[] {
  const level = /UNB.(UNO\w)/.exec(start)?.[1] ?? "UNOA";
  const letters = { UNOC: "latin1", UNOD: "iso-8859-2", UNOY: "utf-8" }[level] ?? "utf-8";
  const text = new TextDecoder(letters).decode(bytes).trimStart();
  const segments: { name: string; elements: string[][] }[] = [];
  const parser = new Parser();
  parser.encoding("UCS2");
  parser.onopensegment = (name) => segments.push({ name, elements: [] });
  parser.onelement = () => segments.at(-1)?.elements.push([]);
  parser.oncomponent = (component) => segments.at(-1)?.elements.at(-1)?.push(component);
  parser.onclosesegment = () => {};
  parser.write(text);
  parser.end();
  return segments;
}
