import { parseIdToken } from "@vycep/shell/session/id-token";
import { acceptToken, dropToken } from "@vycep/shell/session/session";
import { aText, objectOf } from "@vycep/shell/storage/shape";
import { storage } from "@vycep/shell/storage/storage";
import { signedToken } from "@vycep/shell/testing/signed-token";
import { afterEach, describe, expect, test } from "vitest";
import { readDraft, writeDraft } from "./kept-draft.ts";

const shape = objectOf({ note: aText });
const note = JSON.stringify({ note: "volat po deváté" });

function signIn(uid: string): void {
  const token = parseIdToken(signedToken({ sub: uid, aud: "vycep-desk", exp: Date.now() / 1000 + 900 }));
  if (token === undefined) throw new Error("the token of the test cannot be read");
  acceptToken(token);
}

afterEach(() => {
  dropToken();
  storage.clearForSignOut();
});

describe("DSIGN-06, DEDIT-06 what is typed outlives the session", () => {
  test("the same person finds it after the session has ended", () => {
    signIn("S02");
    writeDraft("order.4700100824", note);
    dropToken();
    storage.clearForSignOut();
    signIn("S02");
    expect(readDraft("order.4700100824", shape)).toEqual({ note: "volat po deváté" });
  });

  test("another one at the same computer does not, and nobody who is signed out", () => {
    signIn("S02");
    writeDraft("order.4700100824", note);
    signIn("S07");
    expect(readDraft("order.4700100824", shape)).toBeUndefined();
    dropToken();
    expect(readDraft("order.4700100824", shape)).toBeUndefined();
  });

  test("what was sent is forgotten alone, and what has another shape is not read", () => {
    signIn("S02");
    writeDraft("order.1", note);
    writeDraft("order.2", JSON.stringify({ text: 1 }));
    writeDraft("order.1", undefined);
    expect(readDraft("order.1", shape)).toBeUndefined();
    expect(readDraft("order.2", shape)).toBeUndefined();
    expect(readDraft("order.2", objectOf({}))).toEqual({ text: 1 });
  });
});
