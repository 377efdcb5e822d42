import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  welcome: "Vitajte v zákazníckom portáli",
  newsTitle: "Čo je nové",
  newsSince: "Od vašej poslednej návštevy {day}.",
  newsOnce: "Ukážeme len raz. Sprievodcu nájdete v Školení a vzdelávaní.",
  pageOf: "{page} z {pages}",
  pages: "Stránky sprievodcu",
  seen: "prešli ste",
  back: "Späť",
  firstPage: "Ste na prvej stránke.",
  next: "Ďalej",
  done: "Hotovo",
  skip: "Preskočiť",
  film: "Video: {name}",
  captions: "Titulky",

  "step.order.title": "Sledujte svoje objednávky",
  "step.order.text": "V Histórii objednávok vidíte stav každej objednávky od prijatia až po doručenie.",
  "step.time.title": "Čas doručenia",
  "step.time.text": "Pri objednávke na ceste zobrazíme predpokladaný čas príchodu.",
  "step.history.title": "História a opakovanie objednávky",
  "step.history.text": "Každú staršiu objednávku môžete jedným ťuknutím zopakovať.",
  "step.detail.title": "Detail objednávky",
  "step.detail.text": "V detaile nájdete položky, zálohy, doklady aj vratné obaly.",
  "step.articles.title": "Novinky a články",
  "step.articles.text": "Sledujte novinky o produktoch, akciách a legislatíve.",

  academy: "Akadémia výčapu",
  academyText: "Kurzy o čapovaní, sanitácii a skladovaní sú v e-learningu pivovaru.",
  academyOpen: "Otvoriť e-learning",
  academyMissing: "Odkaz na e-learning teraz nie je nastavený. Napíšte, prosím, zákazníckemu servisu.",
  guide: "Sprievodca portálom",
  guideText: "Prejdite si znova, čo portál dokáže.",
  guideStart: "Spustiť sprievodcu",
  guideEmpty: "Sprievodca teraz nemá žiadnu stránku.",
};
