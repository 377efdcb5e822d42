import type { Language } from "@vycep/domain/market/language";
import { type DeskAct, judgeOneOf, type StaffReach, type StaffRights } from "@vycep/domain/staff/staff-right";
import type { StaffRole } from "@vycep/domain/staff/staff-role";
import type { FastifyRequest } from "fastify";
import { AppError, invalidToken, notSignedIn } from "../errors.ts";
import { lazy } from "../lazy.ts";
import { type Log, label } from "../log.ts";
import { idempotencyKeyOf, requestLanguageOf } from "../request-choice.ts";
import { bearerOf, type RequireFresh, type Session } from "../session.ts";
import type { TokenVerifier, VerifiedToken } from "../token-verifier.ts";

/** One of the brewery's people, with what they may do (DSIGN-05). */
export type Staff = {
  readonly uid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: string;
  readonly roles: readonly StaffRole[];
  readonly rights: StaffRights;
  /** Whose companies they see. */
  readonly reach: StaffReach;
};

/** What one request to the desk knows about itself. */
export type DeskContext = {
  readonly token: () => Promise<VerifiedToken | undefined>;
  /** Whoever asks, or a refusal. */
  readonly staff: () => Promise<Staff>;
  /** The same, for who may do this, or else one of the others; the first thing that every operation does. */
  readonly may: (act: DeskAct, ...orElse: readonly DeskAct[]) => Promise<Staff>;
  /** Refuses a delicate change where the brewery wants a fresh sign-in for it and the last one is not (D38). */
  readonly requireFresh: Session["requireFresh"];
  readonly language: Language;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  readonly address: string;
  readonly log: Log;
};

export type DeskContextMaker = (request: FastifyRequest) => DeskContext;

/** Finds the person of a sound token; none when it was ended or they may no longer come in. */
export type LoadStaff = (token: VerifiedToken) => Promise<Staff | undefined>;

/** Builds contexts; the person is loaded when first asked for, once a request. */
export function deskContextMaker(
  verifier: TokenVerifier,
  { loadStaff, requireFresh }: { readonly loadStaff: LoadStaff; readonly requireFresh: RequireFresh },
): DeskContextMaker {
  return (request) => {
    const token = lazy(async () => {
      const bearer = bearerOf(request.headers.authorization);
      return bearer === undefined ? undefined : verifier.verify(bearer);
    });
    const staff = lazy(async () => {
      const verified = await token();
      if (!verified) throw notSignedIn();
      const person = await loadStaff(verified);
      if (!person) throw invalidToken();
      label(request.log, { staff: person.uid });
      return person;
    });
    return {
      token,
      staff,
      may: async (...acts) => {
        const person = await staff();
        const verdict = judgeOneOf(person.rights, acts);
        if (verdict.ok) return person;
        throw new AppError("forbidden", { code: verdict.refusal.kind });
      },
      requireFresh: async (change) => {
        await staff();
        const verified = await token();
        if (verified) await requireFresh(verified, change);
      },
      language: requestLanguageOf(request),
      requestId: request.id,
      idempotencyKey: idempotencyKeyOf(request),
      address: request.ip,
      log: request.log,
    };
  };
}
