import { decodeEvent, type PortalEvent } from "@vycep/contract/events/events";
import { EVENTS_PATH } from "@vycep/contract/services";
import { until } from "./server-process.ts";

/** An open stream of events as a test reads it. */
export type OpenEvents = {
  readonly status: number;
  readonly headers: Headers;
  /** What was told so far. */
  readonly told: PortalEvent[];
  /** When each of it came. */
  readonly toldAt: ReadonlyMap<PortalEvent, number>;
  /** Waits until something was told that fits; undefined after ten seconds. */
  readonly first: (fits: (event: PortalEvent) => boolean) => Promise<PortalEvent | undefined>;
  /** Resolves when the server ends the stream: true when it did so in good order. */
  readonly ended: Promise<boolean>;
  readonly close: () => void;
};

/** Opens `/events` over a real connection. */
export async function openEvents(
  origin: string,
  authorization: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenEvents> {
  const leaving = new AbortController();
  const response = await fetch(`${origin}${EVENTS_PATH}`, {
    headers: authorization === "" ? headers : { ...headers, authorization },
    signal: leaving.signal,
  });
  const told: PortalEvent[] = [];
  const toldAt = new Map<PortalEvent, number>();
  const take = (event: PortalEvent) => {
    told.push(event);
    toldAt.set(event, performance.now());
  };
  return {
    status: response.status,
    headers: response.headers,
    told,
    toldAt,
    first: (fits) =>
      until(
        async () => told.find(fits),
        (found) => found !== undefined,
      ),
    ended: read(response, take),
    close: () => leaving.abort(),
  };
}

async function read(response: Response, take: (event: PortalEvent) => void): Promise<boolean> {
  let rest = "";
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const name = /^event: (.*)$/m.exec(block)?.[1];
        const event = decodeEvent(name, /^data: (.*)$/m.exec(block)?.[1] ?? "");
        if (event) take(event);
      }
    }
    return true;
  } catch {
    return false;
  }
}
