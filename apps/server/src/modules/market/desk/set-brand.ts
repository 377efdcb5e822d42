import {
  BRAND_COLOURS,
  type BrandColoursRefusal,
  HOUSE_COLOURS,
  judgeBrandColours,
} from "@vycep/domain/brand/brand-colours";
import { type Colour, parseColour } from "@vycep/domain/brand/colour";
import { type ContactsRefusal, isName, judgeContacts } from "@vycep/domain/brand/contacts";
import { judgeLogo, type LogoRefusal } from "@vycep/domain/brand/safe-logo";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { homeMarket, type Market } from "@vycep/domain/market/market";
import { type BrandMessage, brandMessages } from "@vycep/words/brand-desk/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskBrandAnswer,
  DropBrandInput,
  SetBrandInput,
  SetContactsInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import { dropFile, keepFile } from "../../files/files.commands.ts";
import { filesOf, type WrittenFile } from "../../files/files.facts.ts";
import { BRAND_KEY, type BrandFacts } from "../brand.facts.ts";
import { brand, type KeptBrand, keptBrand, seenOfBrand } from "./brand.ts";
import { holdConfig, keepValue } from "./portal-settings.repo.ts";
import { marketMeant } from "./portal-settings.ts";

type NotDone =
  | BrandColoursRefusal
  | LogoRefusal
  | ContactsRefusal
  | { readonly kind: BrandMessage; readonly field?: string };

type Held = {
  readonly tx: Tx;
  readonly kept: KeptBrand;
  readonly today: LocalDate;
  readonly at: Date;
  readonly rollBack: RollBack<NotDone>;
};

type Change = { readonly before: AuditedFields; readonly after: AuditedFields };

/** Gives the portal and its mails a name, colours and a logo (DCONF-04); a look that cannot be read never comes out. */
export async function setBrand(
  deps: Deps,
  context: DeskContext,
  input: SetBrandInput,
): Promise<DeskBrandAnswer> {
  const bytes = input.logo == null ? undefined : new Uint8Array(Buffer.from(input.logo, "base64"));
  const type = bytes && judgeLogo(bytes);
  // Its bytes lie in the store before anything refers to them; what comes to nothing is swept away.
  const marks = bytes !== undefined && type?.ok === true ? await marksOf(bytes) : undefined;
  const files =
    bytes !== undefined && type?.ok === true && marks !== undefined
      ? {
          logo: await filesOf(deps).write({ name: "logo", type: type.value }, bytes),
          mark: await filesOf(deps).write({ name: "logo-mark", type: "image/png" }, marks.mark),
          icon: await filesOf(deps).write({ name: "logo-icon", type: "image/png" }, marks.icon),
        }
      : undefined;
  return changing(deps, context, {
    ...{ of: input, action: "brand.set", subject: "brand" },
    change: async ({ tx, kept, today, at, rollBack }) => {
      if (type?.ok === false) return rollBack({ ...type.refusal, field: "logo" });
      if (type?.ok === true && files === undefined) return rollBack({ kind: "logo-unknown", field: "logo" });
      if (!isName(input.name)) return rollBack({ kind: "name-invalid", field: "name" });
      const wrong = BRAND_COLOURS.find((one) => parseColour(input[one]) === undefined);
      if (wrong !== undefined) return rollBack({ kind: "colour-invalid", field: wrong });
      const colours = { main: read(input.main), deep: read(input.deep), accent: read(input.accent) };
      const verdict = judgeBrandColours(colours);
      if (!verdict.ok) return rollBack(verdict.refusal);
      const before = kept.look;
      const pictures =
        files === undefined ? (input.dropsLogo ? noPictures : picturesOf(before)) : idsOf(files);
      const look: BrandFacts = { name: input.name.trim(), ...colours, ...pictures };
      const told = { before: before === undefined ? {} : toldLook(before), after: toldLook(look) };
      if (Object.keys(detailOfChange(told.before, told.after)).length === 0)
        return rollBack({ kind: "nothing-changed" });
      for (const file of Object.values(files ?? {})) await keepFile(tx, file, { companyId: null, now: at });
      if (before !== undefined && before.logo !== look.logo) await dropPictures(tx, before, at);
      await keepLook(tx, { kept, today, look });
      return told;
    },
  });
}

/** Gives the portal back the look of the house (DCONF-04). */
export function dropBrand(deps: Deps, context: DeskContext, input: DropBrandInput): Promise<DeskBrandAnswer> {
  return changing(deps, context, {
    ...{ of: input, action: "brand.dropped", subject: "brand" },
    change: async ({ tx, kept, today, at, rollBack }) => {
      if (kept.look === undefined) return rollBack({ kind: "nothing-changed" });
      await dropPictures(tx, kept.look, at);
      await keepLook(tx, { kept, today, look: undefined });
      return { before: toldLook(kept.look), after: {} };
    },
  });
}

/** The library of pictures is large, and comes when somebody has a new logo. */
async function marksOf(logo: Uint8Array) {
  const { makeMarks } = await import("@vycep/db/brand/make-marks");
  return makeMarks(logo);
}

type Pictures = Pick<BrandFacts, "logo" | "mark" | "icon">;

const noPictures: Pictures = { logo: null, mark: null, icon: null };

function picturesOf(look: BrandFacts | undefined): Pictures {
  return look === undefined ? noPictures : { logo: look.logo, mark: look.mark, icon: look.icon };
}

function idsOf({ logo, mark, icon }: Readonly<Record<keyof Pictures, WrittenFile>>): Pictures {
  return { logo: logo.id, mark: mark.id, icon: icon.id };
}

async function dropPictures(tx: Tx, look: BrandFacts, at: Date): Promise<void> {
  for (const id of Object.values(picturesOf(look))) if (id !== null) await dropFile(tx, id, at);
}

/** What was made of a logo goes with it, and is told with it. */
function toldLook({ mark: _mark, icon: _icon, ...look }: BrandFacts): AuditedFields {
  return look;
}

/** Sets who sends a country's mails and whom its customers ask (DCONF-04). */
export function setContacts(
  deps: Deps,
  context: DeskContext,
  { seen, ...input }: SetContactsInput,
): Promise<DeskBrandAnswer> {
  const market = marketMeant(input.market);
  return changing(deps, context, {
    ...{ of: { seen }, action: "contacts.set", subject: market },
    change: async ({ tx, kept, today, rollBack }) => {
      const said = (text: string | null | undefined) => text?.trim() || null;
      const { sender, hours } = input;
      const contacts = {
        ...{ sender: sender.trim(), address: said(input.address), replyTo: said(input.replyTo) },
        ...{ phone: said(input.phone)?.replaceAll(/\s/g, "") ?? null, email: said(input.email) },
        hours: hours.map(({ weekdays, from, to }) => ({
          weekdays: [...new Set(weekdays)].toSorted(),
          from,
          to,
        })),
      };
      const verdict = judgeContacts(contacts);
      if (!verdict.ok) return rollBack({ ...verdict.refusal, field: fieldOf[verdict.refusal.kind] });
      const was = kept.markets.find((one) => one.market === market);
      const told = {
        before: was === undefined ? {} : toldContacts(was.contacts),
        after: toldContacts(contacts),
      };
      if (Object.keys(detailOfChange(told.before, told.after)).length === 0)
        return rollBack({ kind: "nothing-changed" });
      const { address, replyTo, phone, email } = contacts;
      const on = { market, validFrom: today };
      const mail = { ...coloursOf(kept, market), name: contacts.sender, address, replyTo };
      await keepValue(tx, { ...on, key: "mail_brand", value: mail });
      await keepValue(tx, { ...on, key: "support", value: { phone, email, hours: contacts.hours } });
      return told;
    },
  });
}

/** The look, and the mails of every country in its colours: they know no style sheet. */
async function keepLook(
  tx: Tx,
  { kept, today, look }: Pick<Held, "kept" | "today"> & { readonly look: BrandFacts | undefined },
): Promise<void> {
  const { main, accent } = look ?? HOUSE_COLOURS;
  await keepValue(tx, { market: homeMarket(), key: BRAND_KEY, validFrom: today, value: look ?? null });
  for (const { market, mail } of kept.markets) {
    const sender = mail ?? { name: look?.name ?? "", address: null, replyTo: null };
    if (sender.name === "") continue;
    const value = { ...sender, head: main, accent };
    await keepValue(tx, { market, key: "mail_brand", validFrom: today, value });
  }
}

function coloursOf({ look, markets }: KeptBrand, market: Market) {
  const mail = markets.find((one) => one.market === market)?.mail;
  const { main, accent } = look ?? HOUSE_COLOURS;
  return { head: mail?.head ?? main, accent: mail?.accent ?? accent };
}

function toldContacts({ hours, ...contacts }: KeptBrand["markets"][number]["contacts"]): AuditedFields {
  return {
    ...contacts,
    hours: hours.map(({ weekdays, from, to }) => `${weekdays.join(", ")}: ${from}–${to}`),
  };
}

function read(text: string): Colour {
  return parseColour(text) ?? HOUSE_COLOURS.main;
}

const fieldOf: Readonly<Record<ContactsRefusal["kind"], string>> = {
  "sender-invalid": "sender",
  "address-too-long": "address",
  "reply-invalid": "replyTo",
  "phone-invalid": "phone",
  "email-invalid": "email",
  "hours-invalid": "hours",
};

type Asked = {
  readonly of: { readonly seen: string };
  readonly action: "brand.set" | "brand.dropped" | "contacts.set";
  readonly subject: string;
  readonly change: (held: Held) => Promise<Change>;
};

/** One change of the look or of contacts, by somebody who saw them as they are, with its entry in the log. */
async function changing(
  deps: Deps,
  context: DeskContext,
  { of, action, subject, change }: Asked,
): Promise<DeskBrandAnswer> {
  const { db, clock } = deps;
  const { uid } = await context.staff();
  const at = clock.instant();
  const { date: today } = clock.now();
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      await holdConfig(tx);
      const kept = await keptBrand(tx, today);
      if (seenOfBrand(kept) !== of.seen) return rollBack({ kind: "changed-meanwhile" });
      const { before, after } = await change({ tx, kept, today, at, rollBack });
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action, subjectKind: "brand", subjectId: subject, detail: detailOfChange(before, after) },
      });
    }),
  );
  return { brand: await brand(deps), refusal: done.ok ? null : refusalOf(done.refusal, context) };
}

function refusalOf(refusal: NotDone, { language }: DeskContext) {
  const field = "field" in refusal ? (refusal.field ?? null) : null;
  return { code: refusal.kind, message: say(brandMessages[refusal.kind], language), field };
}
