import type { Cover } from "@vycep/db/materials/make-cover";
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { LANGUAGES, REQUIRED_LANGUAGES } from "@vycep/domain/market/language";
import { marketCodes } from "@vycep/domain/market/market";
import { type EditedMaterial, freeName, judgeMaterial } from "@vycep/domain/marketing/edited-material";
import { formatOf, parseMaterialType } from "@vycep/domain/marketing/material-file";
import { say } from "@vycep/words/engine/sentence";
import { type MaterialMessage, materialMessages } from "@vycep/words/materials-desk/answers";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  MaterialAnswer,
  RetireMaterialInput,
  SaveMaterialInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { type AuditDetail, type AuditedFields, detailOfChange } from "../../audit/audit-detail.facts.ts";
import { dropFile } from "../../files/files.commands.ts";
import { dropSent, keepSent } from "../../files/uploads.commands.ts";
import { bytesOfSent, type SentFile, sentFiles } from "../../files/uploads.facts.ts";
import {
  holdMaterial,
  holdNames,
  insertMaterial,
  type KeptMaterial,
  type KeptMaterialFile,
  nameFolder,
  replaceFiles,
  retire,
  updateMaterial,
} from "./material-record.repo.ts";
import type { MaterialsDeskDeps } from "./materials-desk.deps.ts";

type NotSaved = { readonly kind: MaterialMessage; readonly field?: string };
type FileOf = Omit<KeptMaterialFile, "position">;

/**
 * Makes a material of files that were sent, or changes one (DCONT-02): its words, folder, brand, markets, right and files, with the
 * entry in the log. Whoever saw an older version changes nothing (DEDIT-01).
 */
export async function saveMaterial(
  deps: MaterialsDeskDeps,
  context: DeskContext,
  input: SaveMaterialInput,
): Promise<MaterialAnswer> {
  const { uid } = await context.staff();
  const ids = [
    ...input.files.flatMap(({ upload }) => upload ?? []),
    ...(input.cover == null ? [] : [input.cover]),
  ];
  const sent = new Map(
    (await sentFiles(deps, { uid, purpose: "material", ids })).map((file) => [file.id, file] as const),
  );
  if (ids.some((id) => !sent.has(id))) return answerOf({ kind: "file-gone", field: "files" }, context);
  const shown = await coverOf(deps, { input, sent });
  if (shown === "not-a-picture") return answerOf({ kind: "cover-not-a-picture", field: "cover" }, context);
  let key = input.key ?? "";
  const done = await doneOrRolledBack<void, NotSaved>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const now = deps.clock.instant();
      const { keys, folders } = await holdNames(tx);
      const before = input.key == null ? undefined : await holdMaterial(tx, input.key);
      if (input.key != null && before === undefined) return rollBack({ kind: "material-unknown" });
      if (before !== undefined && before.version !== input.version)
        return rollBack({ kind: "changed-meanwhile" });
      const files = filesIn(input, { before, sent, rollBack });
      const folder = folderIn(input, folders);
      const material = { ...editedFrom(input), ...folder, files: files.length };
      const verdict = judgeMaterial(material, {
        ...{ languages: REQUIRED_LANGUAGES, markets: marketCodes(), permissions: PERMISSIONS },
      });
      if (!verdict.ok) return rollBack(verdict.refusal);
      const types = files.flatMap(({ type }) => parseMaterialType(type) ?? []);
      key = before?.key ?? freeName(material.titles["en"] ?? "", keys);
      const detail = detailOfChange(toldOf(before), toldOf({ ...material, files }));
      const isCovered = shown !== undefined;
      if (Object.keys(detail).length === 0 && !isCovered) return rollBack({ kind: "nothing-changed" });
      const written = { ...material, key, format: formatOf(types) ?? "folder", cover: shown };
      if (before === undefined) await insertMaterial(tx, written, deps.clock.now().date);
      else await updateMaterial(tx, written);
      await nameFolder(tx, material.folder, material.folderNames);
      for (const { upload } of input.files) {
        const file = upload == null ? undefined : sent.get(upload);
        if (file !== undefined) await keepSent(tx, file, { companyId: null, now });
      }
      const cover = input.cover == null ? undefined : sent.get(input.cover);
      if (cover !== undefined) await dropSent(tx, cover, now);
      for (const { fileId } of before?.files ?? [])
        if (!files.some((file) => file.fileId === fileId)) await dropLater(tx, fileId, now);
      await replaceFiles(tx, key, files);
      const action = before === undefined ? "material.made" : "material.changed";
      await record(tx, {
        deps,
        context,
        uid,
        key,
        action,
        detail: isCovered ? { ...detail, cover: "yes" } : detail,
      });
    }),
  );
  return done.ok ? { key, refusal: null } : answerOf(done.refusal, context);
}

/** Offers a material no longer, or again; its files stay (DCONT-02). */
export async function retireMaterial(
  deps: MaterialsDeskDeps,
  context: DeskContext,
  { key, version, isRetired }: RetireMaterialInput,
): Promise<MaterialAnswer> {
  const { uid } = await context.staff();
  const done = await doneOrRolledBack<void, NotSaved>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const before = await holdMaterial(tx, key);
      if (before === undefined) return rollBack({ kind: "material-unknown" });
      if (before.version !== version) return rollBack({ kind: "changed-meanwhile" });
      if (before.isRetired === isRetired) return rollBack({ kind: "nothing-changed" });
      await retire(tx, key, isRetired ? deps.clock.instant() : null);
      const action = isRetired ? "material.retired" : "material.put-back";
      await record(tx, { deps, context, uid, key, action, detail: {} });
    }),
  );
  return done.ok ? { key, refusal: null } : answerOf(done.refusal, context);
}

type Recorded = {
  readonly deps: MaterialsDeskDeps;
  readonly context: DeskContext;
  readonly uid: string;
  readonly key: string;
  readonly action: string;
  readonly detail: AuditDetail;
};

async function record(tx: Tx, { deps, context, uid, key, action, detail }: Recorded): Promise<void> {
  await recordAudit(tx, {
    ...{ at: deps.clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
    ...{ action, subjectKind: "material", subjectId: key, detail },
  });
}

/** A link that somebody follows just now still leads to the file for a day. */
async function dropLater(tx: Tx, fileId: string, now: Date): Promise<void> {
  await dropFile(tx, fileId, new Date(now.getTime() + 24 * 60 * 60 * 1000));
}

type Covering = { readonly input: SaveMaterialInput; readonly sent: ReadonlyMap<string, SentFile> };

/** The picture that was sent as a cover, or else the first picture among the files that are new. */
async function coverOf(
  deps: MaterialsDeskDeps,
  { input, sent }: Covering,
): Promise<Cover | undefined | "not-a-picture"> {
  const own = input.cover == null ? undefined : sent.get(input.cover);
  const files = input.files.flatMap(({ upload }) => (upload == null ? [] : (sent.get(upload) ?? [])));
  const picture = own ?? files.find(({ mediaType }) => mediaType.startsWith("image/"));
  const bytes = picture && (await bytesOfSent(deps, picture));
  if (bytes === undefined) return;
  // Native, and asked for by few: read when the first one comes.
  const { makeCover } = await import("@vycep/db/materials/make-cover");
  return (await makeCover(bytes)) ?? "not-a-picture";
}

type FilesKnown = {
  readonly before: KeptMaterial | undefined;
  readonly sent: ReadonlyMap<string, SentFile>;
  readonly rollBack: RollBack<NotSaved>;
};

/** Those that stay, by the place that they had, and those that are new. */
function filesIn({ files }: SaveMaterialInput, { before, sent, rollBack }: FilesKnown): readonly FileOf[] {
  const named = files.map(({ position, upload }): FileOf => {
    const kept = before?.files.find((file) => file.position === position);
    if (kept !== undefined) return kept;
    const fresh = upload == null ? undefined : sent.get(upload);
    if (fresh === undefined) return rollBack({ kind: "file-gone", field: "files" });
    const { name, mediaType: type, file } = fresh;
    return { name, type, bytes: file.bytes, sha256: file.sha256, fileId: file.id };
  });
  const names = new Set(named.map(({ name }) => name));
  return names.size < named.length ? rollBack({ kind: "files-of-one-name", field: "files" }) : named;
}

type Folders = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** One that is there, or a new one that is named. */
function folderIn({ folder, folderNames }: SaveMaterialInput, folders: Folders) {
  const names = Object.fromEntries(
    folderNames.flatMap(({ language, text }) => (text.trim() === "" ? [] : [[language, text.trim()]])),
  );
  const known = folder == null ? undefined : folders.get(folder);
  if (folder != null && known !== undefined)
    return { folder, folderNames: Object.keys(names).length === 0 ? known : names };
  return { folder: freeName(names["en"] ?? "", new Set(folders.keys())), folderNames: names };
}

function editedFrom(input: SaveMaterialInput): Omit<EditedMaterial, "files" | "folder" | "folderNames"> {
  const textsOf = (what: "title" | "description") =>
    Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const text = input.words.find((words) => words.language === language)?.[what].trim() ?? "";
        return text === "" ? [] : [[language, text]];
      }),
    );
  return {
    titles: textsOf("title"),
    descriptions: textsOf("description"),
    brand: input.brand.trim(),
    markets: [...new Set(input.markets)],
    permission: input.permission ?? null,
    filmSeconds: input.seconds ?? null,
  };
}

type Told = Pick<
  KeptMaterial,
  "titles" | "descriptions" | "brand" | "folderNames" | "markets" | "permission"
> & {
  readonly filmSeconds: number | null;
  readonly files: readonly FileOf[];
};

function toldOf(material: Told | undefined): AuditedFields {
  if (material === undefined) return {};
  const { titles, descriptions, brand, folderNames, markets, permission, filmSeconds, files } = material;
  const each = LANGUAGES.map((language) => [
    [`title ${language}`, titles[language]],
    [`description ${language}`, descriptions[language]],
    [`folder ${language}`, folderNames[language]],
  ]);
  return {
    ...Object.fromEntries(each.flat()),
    ...{ brand, markets: markets.toSorted(), permission, seconds: filmSeconds },
    files: files.map(({ name, sha256 }) => `${name} ${sha256.slice(0, 8)}`).join(", "),
  };
}

function answerOf({ kind, field }: NotSaved, { language }: DeskContext): MaterialAnswer {
  return {
    key: null,
    refusal: { code: kind, message: say(materialMessages[kind], language), field: field ?? null },
  };
}
