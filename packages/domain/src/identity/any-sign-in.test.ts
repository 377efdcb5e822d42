import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { deviceName } from "./device-name.ts";
import { EMAIL_MAX, foldEmail, isEmail } from "./email.ts";
import {
  groupedCode,
  isDemanded,
  mayRemoveOne,
  parseTypedCode,
  RECOVERY_CODES,
  RECOVERY_LETTERS,
  recoveryCodeFrom,
  secondStep,
} from "./second-factor.ts";
import { judgeSignIn, MOST_COUNTED_TRIES, SIGN_IN_WINDOW_SECONDS } from "./sign-in-limits.ts";

const anyFacts = fc.record({
  hasAuthenticator: fc.boolean(),
  passkeys: fc.nat(3),
  roleIds: fc.subarray(["R01", "R05", "R17"]),
});
const anyDemand = fc.subarray(["R01", "R05", "R99"]);

describe("D32 a second factor", () => {
  it("is asked for where there is one, set up where a role demands it, and nobody's business else", () => {
    fc.assert(
      fc.property(anyFacts, anyDemand, (facts, demanded) => {
        const step = secondStep(facts, demanded);
        const count = facts.passkeys + Number(facts.hasAuthenticator);
        const isWanted = facts.roleIds.some((id) => demanded.includes(id));
        expect(isDemanded(facts, demanded)).toBe(isWanted);
        expect(step.kind).toBe(count > 0 ? "ask" : isWanted ? "set-up" : "none");
        if (step.kind === "ask") {
          expect(step.means.includes("authenticator")).toBe(facts.hasAuthenticator);
          expect(step.means.includes("passkey")).toBe(facts.passkeys > 0);
        }
      }),
    );
  });

  it("can be taken away as long as another one stays or no role demands it", () => {
    fc.assert(
      fc.property(anyFacts, anyDemand, (facts, demanded) => {
        const left = facts.passkeys + Number(facts.hasAuthenticator) - 1;
        expect(mayRemoveOne(facts, demanded)).toBe(left >= 1 || !isDemanded(facts, demanded));
      }),
    );
  });
});

describe("D32 recovery codes", () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 40 });

  it("are sixteen letters that nobody takes for one another, and are read as they are shown, in any case", () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom("-", " ", "–", "", "\n"), (random, between) => {
        const code = recoveryCodeFrom(random);
        expect(code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
        const shown = groupedCode(code);
        expect(shown).toMatch(/^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){3}$/);
        const typed = shown.replaceAll("-", between);
        expect(parseTypedCode(typed)).toEqual({ kind: "recovery", code });
        expect(parseTypedCode(typed.toLowerCase())).toEqual({ kind: "recovery", code });
        expect(parseTypedCode(typed.slice(1))).toBeUndefined();
        expect(parseTypedCode(`${typed}A`)).toBeUndefined();
      }),
    );
    expect([RECOVERY_CODES, new Set(RECOVERY_LETTERS).size]).toEqual([10, 32]);
  });

  it("no letter is likelier than another", () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const letter = recoveryCodeFrom(new Uint8Array(16).fill(byte))[0] ?? "";
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });

  it.each([
    ["000000", "authenticator"],
    ["000 000", "authenticator"],
    ["12-34-56", "authenticator"],
    ["1234567", undefined],
    ["१२३४५६", undefined],
    ["12345a", undefined],
    ["OOOO-OOOO-OOOO-OOOO", undefined],
    ["1111-1111-1111-1111", undefined],
    ["ABCD_EFGH_JKLM_NPQR", undefined],
  ])("%j is typed: %s", (text, kind) => expect(parseTypedCode(text)?.kind).toBe(kind));
});

describe("AUTH-05 D49 how many wrong passwords", () => {
  const tries = fc.record({ count: fc.nat(3000), secondsSince: fc.nat(2000) });
  const anyTries = fc.record({ account: tries, address: tries, all: tries, isKnownDevice: fc.boolean() });

  it("lock an account for what is left of a quarter of an hour, whatever the address did", () => {
    fc.assert(
      fc.property(anyTries, fc.integer({ min: 1, max: 30 }), (said, limit) => {
        const verdict = judgeSignIn(said, limit);
        const isLocked = said.account.count >= limit && said.account.secondsSince < SIGN_IN_WINDOW_SECONDS;
        expect(verdict.kind === "refused" && verdict.reason === "account").toBe(isLocked);
        if (verdict.kind === "refused") {
          expect(verdict.seconds).toBeGreaterThan(0);
          expect(verdict.seconds).toBeLessThanOrEqual(SIGN_IN_WINDOW_SECONDS);
        } else expect(verdict.afterMs).toBeLessThanOrEqual(5000);
        if (said.isKnownDevice && !isLocked) expect(verdict).toEqual({ kind: "tried", afterMs: 0 });
      }),
    );
  });

  it("waiting long enough always lets in", () => {
    fc.assert(
      fc.property(anyTries, (said) => {
        const rested = (one: typeof said.account) => ({ ...one, secondsSince: SIGN_IN_WINDOW_SECONDS });
        const later = { ...said, account: rested(said.account), address: rested(said.address) };
        expect(judgeSignIn(later, 10).kind).toBe("tried");
      }),
    );
    expect([SIGN_IN_WINDOW_SECONDS, MOST_COUNTED_TRIES]).toEqual([900, 2500]);
  });
});

describe("AUTH-05 an e-mail", () => {
  const anyPart = fc.string({ unit: fc.constantFrom(..."aZ09.-_+řŘİ"), minLength: 1, maxLength: 20 });

  it("is compared alike however its letters A to Z are written, and folding again changes nothing", () => {
    fc.assert(
      fc.property(anyPart, anyPart, (name, host) => {
        const email = `${name}@${host}.example`;
        expect(isEmail(email)).toBe(true);
        const folded = foldEmail(email);
        const big = email.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
        expect(foldEmail(big)).toBe(folded);
        expect(folded).not.toMatch(/[A-Z]/);
        expect(foldEmail(` ${folded}\n`)).toBe(folded);
      }),
    );
    expect(EMAIL_MAX).toBe(254);
  });

  const unseen = [
    "\u0000",
    "\u0009",
    "\u000a",
    "\u0020",
    "\u007f",
    "\u00a0",
    "\u00ad",
    "\u200b",
    "\u200f",
    "\u202e",
    "\u2028",
    "\u2066",
    "\ufeff",
    "@",
  ];
  it("holds no blank, no second @ and nothing unseen, wherever it stands", () => {
    fc.assert(
      fc.property(anyPart, anyPart, fc.constantFrom(...unseen), fc.nat(50), (name, host, sign, place) => {
        const email = `${name}@${host}`;
        const at = place % (email.length + 1);
        expect(isEmail(`${email.slice(0, at)}${sign}${email.slice(at)}`)).toBe(false);
      }),
    );
  });
});

test("D33 whatever a browser says of itself, a name is found or none, and only a telephone is one", () => {
  const words = [
    "Edg/1",
    "OPR/1",
    "Chrome/1",
    "Version/1",
    "Safari/1",
    "iPhone",
    "iPad",
    "Android",
    "Mobile",
    "Windows",
    "CrOS",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 6 }), (said) => {
      const { system, isPhone } = deviceName(said.join(" "));
      expect(isPhone).toBe(system === "iphone" || (system === "android" && said.includes("Mobile")));
    }),
  );
});
