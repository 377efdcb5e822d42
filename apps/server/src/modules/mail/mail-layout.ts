import type { Language } from "@vycep/domain/market/language";
import { spacedPhone } from "@vycep/domain/market/phone";
import { type OpeningHours, openingHours } from "@vycep/words/engine/opening-hours";
import { type Sentence, say } from "@vycep/words/engine/sentence";
import { mailParts } from "@vycep/words/mail/answers";
import { type Html, html } from "../../platform/html/html.ts";
import type { MailContent } from "./mail-parts.ts";

/** By which a mail shows the code that goes with it. */
export const QR_CONTENT_ID = "qr@vycep";

type Receiver = {
  readonly to: string;
  readonly language: Language;
  /** Customer service of the receiver's market, as the brewery has configured it (D28). */
  readonly service?: CustomerService | undefined;
  readonly brand?: MailBrand | undefined;
  /** An answer to this mail gets somewhere. */
  readonly mayAnswer?: boolean | undefined;
};

/** Under whose name and in which colours a mail goes out (MAIL-03). */
export type MailBrand = {
  readonly name: string;
  /** Of the head and the button. */
  readonly head: string;
  /** Of the line under the head, and of the button in the dark. */
  readonly accent: string;
  readonly address: string | null;
  readonly replyTo: string | null;
};

/** Why the mail comes, and from whom. */
function reasonOf(mail: MailContent, receiver: Receiver): string {
  const { to, language, mayAnswer } = receiver;
  const usual = mayAnswer === true ? mailParts.reasonToAnswer : mailParts.reason;
  return say(mail.reason ?? usual, language, { to, brand: brandFor(receiver).name });
}

export type CustomerService = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: readonly OpeningHours[];
};

/**
 * The one layout of all mails (MAIL-03): tables and styles written out, because mail programs know no more; dark where the
 * receiver's is; nothing is fetched from anywhere, so nobody learns when it was read.
 */
export function htmlOf(mail: MailContent, receiver: Receiver): string {
  const { to, language } = receiver;
  const service = serviceLine(receiver);
  const { head, accent, name } = brandFor(receiver);
  const address = receiver.brand?.address ?? undefined;
  const said = (sentence: Sentence) => say(sentence, language, { to });
  const { action } = mail;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${mail.subject}</title><style>${darkStyle(accent)}</style></head>
<body class="floor" style="margin:0;padding:0;background:${color.floor}">
<div style="display:none;max-height:0;overflow:hidden">${mail.paragraphs[0]}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">
<tr><td style="background:${head};border-bottom:4px solid ${accent};border-radius:14px 14px 0 0;padding:20px 28px;${font}">
<span style="font-size:18px;font-weight:700;color:${inkOn(head)}">${name}</span>
<span style="font-size:13px;color:${inkOn(head)}">&nbsp; ${said(mailParts.portal)}</span></td></tr>
<tr><td class="foam" style="background:${color.foam};border-radius:0 0 14px 14px;padding:28px;${font}">
<h1 class="ink" style="margin:0 0 14px;font-size:24px;line-height:1.25;color:${color.ink}">${mail.heading}</h1>
${mail.paragraphs.map((text) => html`<p class="ink" style="${body};color:${color.ink}">${text}</p>`)}
${factsOf(mail.facts)}
${
  action &&
  html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin:22px 0"><tr><td class="button" style="background:${head};border-radius:8px">
<a class="on-button" href="${action.address}" style="display:inline-block;padding:14px 26px;font-size:16px;font-weight:650;color:${inkOn(head)};text-decoration:none">${action.label}</a></td></tr></table>`
}
${
  mail.qr &&
  html`<p class="soft" style="${fine};color:${color.soft}">${mail.qr.label}<br>
<img src="cid:${QR_CONTENT_ID}" alt="${mail.qr.label}" width="200" height="200" style="display:block;margin-top:8px;background:#ffffff;border-radius:8px"></p>`
}
${mail.note === undefined ? undefined : html`<p class="soft" style="${fine};color:${color.soft}">${mail.note}</p>`}
${
  action &&
  html`<p class="soft" style="${fine};color:${color.soft}">${said(mailParts.linkHint)}<br>
<a class="link" href="${action.address}" style="color:${color.bottleLight};word-break:break-all">${action.address}</a></p>`
}
</td></tr>
<tr><td class="soft" style="padding:18px 28px;font-size:12px;line-height:1.5;color:${color.soft};${font}">${reasonOf(mail, receiver)}${service && html`<br>${service}`}${address && html`<br>${name}, ${address}`}${
    mail.stop &&
    html`<br><a class="link" href="${mail.stop.address}" style="color:${color.bottleLight}">${mail.stop.label}</a>`
  }</td></tr>
</table></td></tr></table></body></html>`.markup;
}

/** The same for who reads plain text. */
export function plainTextOf(mail: MailContent, receiver: Receiver): string {
  const facts = mail.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
  const parts = [
    mail.heading,
    ...mail.paragraphs,
    facts,
    mail.action && `${mail.action.label}:\n${mail.action.address}`,
    mail.note,
    [
      "-- ",
      reasonOf(mail, receiver),
      serviceLine(receiver),
      addressLine(receiver),
      mail.stop && `${mail.stop.label}: ${mail.stop.address}`,
    ]
      .filter(Boolean)
      .join("\n"),
  ];
  return `${parts.filter((part) => part !== undefined && part !== "").join("\n\n")}\n`;
}

/** The market's own, else the product's. */
function brandFor({ brand, language }: Receiver): Pick<MailBrand, "name" | "head" | "accent"> {
  return brand ?? { name: say(mailParts.brand, language), head: color.bottle, accent: color.amber };
}

function addressLine({ brand }: Receiver): string | undefined {
  return brand?.address ? `${brand.name}, ${brand.address}` : undefined;
}

/** Where to ask; nothing where nothing is configured. */
function serviceLine({ service, language }: Receiver): string | undefined {
  if (service === undefined) return undefined;
  const phone = service.phone && spacedPhone(service.phone);
  const contact = [phone, service.email, openingHours(service.hours, language)].filter(Boolean);
  return contact.length === 0
    ? undefined
    : say(mailParts.service, language, { contact: contact.join(" · ") });
}

function factsOf(facts: MailContent["facts"]): Html | undefined {
  if (facts.length === 0) return undefined;
  const rows = facts.map(
    ({
      label,
      value,
    }) => html`<tr><th class="soft" scope="row" style="padding:9px 16px 9px 0;text-align:left;vertical-align:top;font-weight:400;font-size:14px;color:${color.soft}">${label}</th>
<td class="ink" style="padding:9px 0;font-size:15px;font-weight:600;word-break:break-word;color:${color.ink}">${value}</td></tr>`,
  );
  return html`<table class="line" width="100%" cellspacing="0" cellpadding="0" style="margin:18px 0;border-top:1px solid ${color.line};border-bottom:1px solid ${color.line}">${rows}</table>`;
}

/** The product's own (packages/ui, tokens), because no mail reads its style sheet. */
const color = {
  ink: "#15211c",
  soft: "#4c5b55",
  bottle: "#12402f",
  bottleLight: "#2b6350",
  amber: "#f2ae1c",
  floor: "#f1f4f2",
  foam: "#ffffff",
  line: "#d9e1dd",
} as const;

const font = "font-family:Archivo,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const body = "margin:0 0 14px;font-size:16px;line-height:1.55";
const fine = "margin:0 0 14px;font-size:14px;line-height:1.5";

/** White or dark, whichever is read better on a colour of six digits (WCAG's luminance). */
function inkOn(background: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(background.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.0626 ? "#ffffff" : color.ink;
}

const darkStyle = (accent: string): Html => ({
  markup: `@media (prefers-color-scheme: dark) {
.floor { background: #0b1511 !important } .foam { background: #14231c !important }
.ink { color: #eef4f0 !important } .soft { color: #a9bab2 !important } .line { border-color: #2f4339 !important }
.button { background: ${accent} !important } .on-button { color: ${inkOn(accent)} !important } .link { color: #9fd3ba !important }
}`,
});
