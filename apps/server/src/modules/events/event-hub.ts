import { PassThrough, type Readable } from "node:stream";
import {
  decodeHappening,
  encodeEvent,
  type Happening,
  HEARTBEAT_MS,
  heartbeat,
  type PortalEvent,
} from "@vycep/contract/events/events";
import { unavailable } from "../../platform/errors.ts";
import { tooMany } from "../../platform/rate-limit.ts";
import type { VerifiedToken } from "../../platform/token-verifier.ts";

/** One open stream, from the moment on which it is admitted: nothing that happens later is missed. */
export type EventStream = {
  readonly body: Readable;
  /** From now on the cart of this company is told (D47), and the orders of these places. */
  readonly follow: (what: Followed) => void;
  readonly send: (event: PortalEvent) => void;
  readonly end: () => void;
};

export type Followed = {
  readonly company: string | undefined;
  readonly places: readonly string[];
  /** Whose maintenance closes the stream. */
  readonly market: string;
};

export type EventHub = {
  readonly admit: (token: Pick<VerifiedToken, "uid" | "ids">, lifeMs: number) => EventStream;
  /** Hands a notification of the database to those whom it concerns. */
  readonly tell: (notification: string) => void;
  /** Ends every stream; whoever still listens comes again by itself. */
  readonly endAll: () => void;
  /** How many streams are open. */
  readonly open: () => number;
};

export type HubLimits = { readonly perUser: number; readonly perProcess: number };

/** Windows of one person at once, and a bound for a machine of moderate size. */
const usualLimits: HubLimits = { perUser: 12, perProcess: 10_000 };

/** A reader that lets so much lie is gone or asleep; it asks afresh when it comes back. */
const mostUnread = 64 * 1024;

type Stream = {
  readonly token: Pick<VerifiedToken, "uid" | "ids">;
  readonly body: PassThrough;
  company: string | undefined;
  places: ReadonlySet<string>;
  market: string | undefined;
};

/** The open streams of this process and who hears what. Knows no database and no HTTP. */
export function createEventHub(limits: HubLimits = usualLimits): EventHub {
  const streams = new Set<Stream>();
  const byUser = new Map<string, Set<Stream>>();
  let beating: NodeJS.Timeout | undefined;

  const write = ({ body }: Stream, text: string) => {
    if (body.writableLength + body.readableLength > mostUnread) body.destroy();
    else if (!body.writableEnded) body.write(text);
  };
  const beat = () => {
    for (const stream of streams) write(stream, heartbeat);
  };
  const begin = (stream: Stream) => {
    streams.add(stream);
    byUser.set(stream.token.uid, (byUser.get(stream.token.uid) ?? new Set()).add(stream));
    beating ??= setInterval(beat, HEARTBEAT_MS).unref();
  };
  const leave = (stream: Stream) => {
    streams.delete(stream);
    const own = byUser.get(stream.token.uid);
    own?.delete(stream);
    if (own?.size === 0) byUser.delete(stream.token.uid);
    if (streams.size > 0) return;
    clearInterval(beating);
    beating = undefined;
  };
  /** It ends in good order: its reader comes again and is told what it missed. */
  const finish = (stream: Stream) => {
    leave(stream);
    stream.body.end();
  };
  const ofUser = (uid: string): readonly Stream[] => [...(byUser.get(uid) ?? [])];

  const handOn = (happening: Happening) => {
    switch (happening.kind) {
      case "cart": {
        const { uid, company, id, version } = happening;
        const event = encodeEvent({ kind: "cart", cartId: id, version });
        for (const stream of ofUser(uid)) if (stream.company === company) write(stream, event);
        return;
      }
      case "notice": {
        const { uid, company } = happening;
        const event = encodeEvent({ kind: "notice" });
        for (const stream of ofUser(uid)) if (stream.company === company) write(stream, event);
        return;
      }
      case "order": {
        const { place, number, state, news } = happening;
        const event = encodeEvent({ kind: "order", orderNumber: number, state, news });
        for (const stream of streams) if (stream.places.has(place)) write(stream, event);
        return;
      }
      case "announcement":
      case "terms":
        for (const stream of streams) write(stream, encodeEvent(happening));
        return;
      case "place":
        for (const stream of streams)
          if (happening.company === null || stream.company === happening.company)
            write(stream, encodeEvent({ kind: "place" }));
        return;
      // What somebody may hear is settled anew when the stream is opened again.
      case "rights":
        for (const stream of ofUser(happening.uid)) finish(stream);
        return;
      // Its reader comes again and is told that the portal is closed, or finds it open.
      case "maintenance":
        for (const stream of streams) if (stream.market === happening.market) finish(stream);
        return;
      case "token":
        for (const stream of streams) if (stream.token.ids.includes(happening.id)) finish(stream);
        return;
    }
  };

  return {
    admit: (token, lifeMs) => {
      if (streams.size >= limits.perProcess) throw unavailable();
      if (ofUser(token.uid).length >= limits.perUser) throw tooMany(60);
      const stream: Stream = {
        token,
        body: new PassThrough(),
        company: undefined,
        places: new Set(),
        market: undefined,
      };
      const life = setTimeout(() => finish(stream), lifeMs).unref();
      begin(stream);
      // The answer's head goes out with its first bytes.
      write(stream, heartbeat);
      stream.body.once("close", () => {
        clearTimeout(life);
        leave(stream);
      });
      return {
        body: stream.body,
        follow: ({ company, places, market }) => {
          stream.company = company;
          stream.market = market;
          stream.places = new Set(places);
        },
        send: (event) => write(stream, encodeEvent(event)),
        end: () => stream.body.destroy(),
      };
    },
    tell: (notification) => {
      const happening = decodeHappening(notification);
      if (happening) handOn(happening);
    },
    open: () => streams.size,
    endAll: () => {
      for (const stream of streams) finish(stream);
    },
  };
}
