import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { type Choice, chosenIn, inputOf } from "./filing-choice.ts";
import { type FiledPaper, type PaperFile, papersNumberedQuery, useFilePapers } from "./use-filing.ts";

/** A file that was filed, as it is told until somebody hides it. */
export interface Filed {
  readonly upload: string;
  readonly name: string;
  readonly kind: Choice["kind"];
  readonly number: string;
  readonly outcome: NonNullable<FiledPaper["outcome"]>;
}

/** What can be filed now, and what became of what was. */
export function useConfirming(files: readonly PaperFile[], choiceFor: (file: PaperFile) => Choice) {
  const [results, setResults] = useState<ReadonlyMap<string, FiledPaper>>(new Map());
  const [filed, setFiled] = useState<readonly Filed[]>([]);
  const [isChecked, setChecked] = useState(false);
  const typed = useQueries({
    queries: files.map((file) => papersNumberedQuery(file.upload, choiceFor(file).number.trim())),
  });
  const ready = files.flatMap((file, at) => {
    const choice = choiceFor(file);
    const match = chosenIn([...(typed[at]?.data ?? []), ...file.matches], choice);
    return inputOf(file, choice, match) ?? [];
  });
  const action = useFilePapers((some) => {
    setResults((all) => new Map([...all, ...some.map((result) => [result.upload, result] as const)]));
    const done = some.flatMap(({ upload, outcome }) => {
      const file = files.find((one) => one.upload === upload);
      const input = ready.find((one) => one.upload === upload);
      return outcome == null || file === undefined || input === undefined
        ? []
        : [{ upload, name: file.name, kind: input.kind, number: input.number, outcome }];
    });
    setFiled((all) => [...all, ...done]);
  });
  return {
    ...{ ready, filed, isChecked, action },
    confirm() {
      setChecked(true);
      return ready.length === 0 ? undefined : action.run(ready);
    },
    /** Why a file was not filed the last time. */
    refusalOf: (upload: string) => results.get(upload)?.refusal ?? null,
    /** It is said anew. */
    forget: (upload: string) => setResults((all) => new Map([...all].filter(([id]) => id !== upload))),
    clear: () => setFiled([]),
  };
}
