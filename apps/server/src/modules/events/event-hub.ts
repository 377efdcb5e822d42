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
  /** Orders of these places are told too. */
  readonly follow: (places: readonly string[]) => void;
  readonly send: (event: PortalEvent) => void;
  readonly end: () => void;
};

export type EventHub = {
  readonly admit: (token: Pick<VerifiedToken, "uid" | "ids">, lifeMs: number) => EventStream;
  /** Hands a notification of the database to those whom it concerns. */
  readonly tell: (notification: string) => void;
  /** Ends every stream; whoever still listens comes again by itself. */
  readonly endAll: () => void;
};

export type HubLimits = { readonly perUser: number; readonly perProcess: number };

/** Windows of one person at once, and a bound for a machine of moderate size. */
const usualLimits: HubLimits = { perUser: 12, perProcess: 10_000 };

/** A reader that lets so much lie is gone or asleep; it asks afresh when it comes back. */
const mostUnread = 64 * 1024;

type Seat = {
  readonly token: Pick<VerifiedToken, "uid" | "ids">;
  readonly body: PassThrough;
  places: ReadonlySet<string>;
};

/** The open streams of this process and who hears what. Knows no database and no HTTP. */
export function createEventHub(limits: HubLimits = usualLimits): EventHub {
  const seats = new Set<Seat>();
  const byUser = new Map<string, Set<Seat>>();
  let beating: NodeJS.Timeout | undefined;

  const write = ({ body }: Seat, text: string) => {
    if (body.writableLength + body.readableLength > mostUnread) body.destroy();
    else if (!body.writableEnded) body.write(text);
  };
  const beat = () => {
    for (const seat of seats) write(seat, heartbeat);
  };
  const sit = (seat: Seat) => {
    seats.add(seat);
    byUser.set(seat.token.uid, (byUser.get(seat.token.uid) ?? new Set()).add(seat));
    beating ??= setInterval(beat, HEARTBEAT_MS).unref();
  };
  const leave = (seat: Seat) => {
    seats.delete(seat);
    const own = byUser.get(seat.token.uid);
    own?.delete(seat);
    if (own?.size === 0) byUser.delete(seat.token.uid);
    if (seats.size > 0) return;
    clearInterval(beating);
    beating = undefined;
  };
  /** It ends in good order: its reader comes again and is told what it missed. */
  const finish = (seat: Seat) => {
    leave(seat);
    seat.body.end();
  };
  const ofUser = (uid: string): readonly Seat[] => [...(byUser.get(uid) ?? [])];

  const handOn = (happening: Happening) => {
    switch (happening.kind) {
      case "cart": {
        const { uid, id, version } = happening;
        const event = encodeEvent({ kind: "cart", cartId: id, version });
        for (const seat of ofUser(uid)) write(seat, event);
        return;
      }
      case "order": {
        const { place, number, state, news } = happening;
        const event = encodeEvent({ kind: "order", orderNumber: number, state, news });
        for (const seat of seats) if (seat.places.has(place)) write(seat, event);
        return;
      }
      // What somebody may hear is settled anew when the stream is opened again.
      case "rights":
        for (const seat of ofUser(happening.uid)) finish(seat);
        return;
      case "token":
        for (const seat of seats) if (seat.token.ids.includes(happening.id)) finish(seat);
        return;
    }
  };

  return {
    admit: (token, lifeMs) => {
      if (seats.size >= limits.perProcess) throw unavailable();
      if (ofUser(token.uid).length >= limits.perUser) throw tooMany(60);
      const seat: Seat = { token, body: new PassThrough(), places: new Set() };
      const life = setTimeout(() => finish(seat), lifeMs).unref();
      sit(seat);
      // The answer's head goes out with its first bytes.
      write(seat, heartbeat);
      seat.body.once("close", () => {
        clearTimeout(life);
        leave(seat);
      });
      return {
        body: seat.body,
        follow: (places) => {
          seat.places = new Set(places);
        },
        send: (event) => write(seat, encodeEvent(event)),
        end: () => seat.body.destroy(),
      };
    },
    tell: (notification) => {
      const happening = decodeHappening(notification);
      if (happening) handOn(happening);
    },
    endAll: () => {
      for (const seat of seats) finish(seat);
    },
  };
}
