import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ACCEPTED_ENDINGS,
  ATTACHMENT_BYTES_MAX,
  ATTACHMENTS_MAX,
  FILE_NAME_MAX,
  judgeContent,
  judgeOffer,
  PIECE_BYTES,
} from "./attachment.ts";

const offer = (said: Partial<Parameters<typeof judgeOffer>[0]>) => {
  const verdict = judgeOffer({ name: "foto.jpg", bytes: 1, others: 0, ...said });
  return verdict.ok ? verdict.value.name : verdict.refusal.kind;
};

describe("D41 the name of a file", () => {
  it.each([
    ["slash", "a/b.jpg"],
    ["backslash", "a\\b.jpg"],
    ["drive", "C:a.jpg"],
    ["star", "a*.jpg"],
    ["question mark", "a?.jpg"],
    ["quote", 'a".jpg'],
    ["angle", "a<b.jpg"],
    ["angle the other way", "a>b.jpg"],
    ["pipe", "a|b.jpg"],
    ["line feed", "a\nb.jpg"],
    ["carriage return", "a\r.jpg"],
    ["delete", "a\u007f.jpg"],
    ["zero width", "a\u200b.jpg"],
    ["byte order mark", "\ufeffa.jpg"],
    ["written from right to left", "a\u202egpj.exe.jpg"],
    ["isolated from right to left", "a\u2067b.jpg"],
    ["private letter", "a\ue000.jpg"],
    ["no letter at all", "a\uffff.jpg"],
    ["blank before", " a.jpg"],
    ["blank after", "a.jpg "],
    ["blank that does not break", "\u00a0a.jpg"],
    ["dots only", "..."],
  ])("is refused with a %s in it", (_what, name) => {
    expect(offer({ name })).toBe("file-name-unsafe");
  });

  it.each([
    ["foto.JPEG", "foto.JPEG"],
    ["Účet č. 12 – říjen.pdf", "Účet č. 12 – říjen.pdf"],
    ["U\u0301c\u030cet.pdf", "Účet.pdf"],
    ["🍺.png", "🍺.png"],
    ["a.b.c.docx", "a.b.c.docx"],
    ["tabulka.xlsx", "tabulka.xlsx"],
    ["noc.heif", "noc.heif"],
  ])("%j is kept as %j", (name, kept) => {
    expect(offer({ name })).toBe(kept);
  });

  it.each([
    ["svg", "pic.svg"],
    ["program behind a picture", "foto.jpg.exe"],
    ["macro", "list.xlsm"],
    ["archive", "all.zip"],
    ["page", "index.html"],
    ["ending that every object has", "a.toString"],
    ["ending with a dot after it", "foto.jpg."],
    ["ending alone", ".jpg"],
    ["nothing", "foto"],
  ])("is not taken with the ending of a %s", (_what, name) => {
    expect(offer({ name })).toBe("file-kind-not-taken");
  });

  it("is as long as a hundred and twenty letters, counted as people count them", () => {
    const long = (letter: string, length: number) => `${letter.repeat(length - 4)}.jpg`;
    expect(offer({ name: long("x", FILE_NAME_MAX) })).toHaveLength(FILE_NAME_MAX);
    expect(offer({ name: long("🍺", FILE_NAME_MAX) })).toBe(long("🍺", FILE_NAME_MAX));
    expect(offer({ name: long("x", FILE_NAME_MAX + 1) })).toBe("file-name-unsafe");
  });

  it("that is taken ends as one of ours does and holds neither a path nor what cannot be seen", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 30 }),
        fc.constantFrom(...ACCEPTED_ENDINGS, "exe", ""),
        (stem, ending) => {
          const verdict = judgeOffer({ name: `${stem}.${ending}`, bytes: 1, others: 0 });
          if (!verdict.ok) return;
          expect(verdict.value.name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}]/u);
          expect(ACCEPTED_ENDINGS).toContain(ending);
        },
      ),
    );
  });
});

describe("D41 the size and number of files", () => {
  it.each([
    [{ bytes: -1 }, "file-empty"],
    [{ bytes: 0 }, "file-empty"],
    [{ bytes: 1 }, "foto.jpg"],
    [{ bytes: ATTACHMENT_BYTES_MAX }, "foto.jpg"],
    [{ bytes: ATTACHMENT_BYTES_MAX + 1 }, "file-too-big"],
    [{ others: ATTACHMENTS_MAX - 1 }, "foto.jpg"],
    [{ others: ATTACHMENTS_MAX }, "too-many-files"],
    [{ others: ATTACHMENTS_MAX + 1 }, "too-many-files"],
  ])("%j: %s", (said, expected) => expect(offer(said)).toBe(expected));

  it("a file goes in pieces, of which forty make the largest", () => {
    expect(ATTACHMENT_BYTES_MAX / PIECE_BYTES).toBe(40);
    expect([ATTACHMENTS_MAX, ATTACHMENT_BYTES_MAX]).toEqual([10, 20_971_520]);
  });
});

describe("TICKET-04 what a file is", () => {
  const office = "application/vnd.openxmlformats-officedocument";
  const kinds = [
    ["image/jpeg", ["jpg", "jpeg"]],
    ["image/png", ["png"]],
    ["image/webp", ["webp"]],
    ["image/heic", ["heic", "heif"]],
    ["application/pdf", ["pdf"]],
    [`${office}.wordprocessingml.document`, ["docx"]],
    [`${office}.spreadsheetml.sheet`, ["xlsx"]],
    ["text/plain", ["txt", "csv"]],
  ] as const;
  const judged = (name: string, mediaType: string | undefined, said = {}) => {
    const verdict = judgeContent({ name, mediaType, isActive: false, isInfected: false, ...said });
    return verdict.ok ? verdict.value.mediaType : verdict.refusal.kind;
  };

  it.each(kinds)("%s is taken with its own endings and with no other", (mediaType, endings) => {
    for (const ending of ACCEPTED_ENDINGS) {
      const isOwn = (endings as readonly string[]).includes(ending);
      expect(judged(`a.${ending}`, mediaType)).toBe(isOwn ? mediaType : "file-not-what-it-says");
      expect(judged(`A.${ending.toUpperCase()}`, mediaType)).toBe(
        isOwn ? mediaType : "file-not-what-it-says",
      );
    }
  });

  it("every ending is of one kind", () => {
    expect(kinds.flatMap(([, endings]) => endings).toSorted()).toEqual(ACCEPTED_ENDINGS.toSorted());
  });

  it.each(["", "toString", "__proto__", "image/svg+xml", "IMAGE/JPEG"])("%j is none of them", (mediaType) => {
    expect(judged("a.jpg", mediaType)).toBe("file-not-what-it-says");
  });

  it("what a scanner found is told first, what would run last", () => {
    const bad = { isActive: true, isInfected: true };
    expect(judged("a.pdf", "application/pdf", bad)).toBe("file-infected");
    expect(judged("a.pdf", "image/png", bad)).toBe("file-infected");
    expect(judged("a.pdf", "image/png", { isActive: true })).toBe("file-not-what-it-says");
    expect(judged("a.pdf", "application/pdf", { isActive: true })).toBe("file-runs-code");
  });
});
