import type { Noun } from "@vycep/words/nouns";
import { type ComponentType, createElement, type ReactNode, Suspense } from "react";
import { useStore } from "../storage/store.ts";
import { loadTexts } from "../words/i18n.ts";

interface LaterPart<Props> {
  /** The part, or what keeps its place until its code and its words are there. */
  readonly Part: ComponentType<Props>;
  /** Fetches both ahead, while the page still waits for something else; a failure is told when it is drawn. */
  readonly prefetch: () => Promise<void>;
}

/**
 * A part of the page that may come after its first paint. It is drawn as soon as it is there; with `lazy`, React holds
 * back for a third of a second whatever arrives soon after another part. A failure is thrown to the nearest boundary,
 * and trying again fetches again.
 */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  texts: readonly Noun[],
  place: ReactNode = null,
): LaterPart<Props> {
  let found: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  let failure: { readonly cause: unknown } | undefined;
  const waiting = new Set<() => void>();

  function fetchOnce(): Promise<void> {
    fetching ??= Promise.all([fetchPart(), loadTexts(texts)]).then(
      ([part]) => {
        found = part;
      },
      (cause: unknown) => {
        fetching = undefined;
        throw cause;
      },
    );
    return fetching;
  }

  const arrival = {
    get: () => failure ?? found,
    /** Fetches the part for whoever waits for it; a failure is told to them, and forgotten with them. */
    subscribe(listener: () => void) {
      waiting.add(listener);
      if (found === undefined) {
        fetchOnce().then(listener, (cause: unknown) => {
          if (!waiting.has(listener)) return;
          failure = { cause };
          listener();
        });
      }
      return () => {
        waiting.delete(listener);
        if (waiting.size === 0) failure = undefined;
      };
    },
  };

  function Part(props: Props) {
    useStore(arrival);
    if (failure !== undefined) throw failure.cause;
    if (found === undefined) return place;
    // Words of something rarer inside may still have to be fetched.
    return <Suspense fallback={place}>{createElement(found, props)}</Suspense>;
  }

  return { Part, prefetch: () => fetchOnce().catch(() => undefined) };
}
