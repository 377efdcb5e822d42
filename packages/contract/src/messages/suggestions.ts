/** Why a line of a suggested cart is there, in words; the figures are written by the codec. */
import type { ReasonKind } from "@vycep/domain/suggestions/suggest-cart";
import type { Sentence, Sentences } from "./sentence.ts";

/** A season says up or down, and whole units are layers or pallets. */
type Worded =
  | Exclude<ReasonKind, "season" | "whole-units">
  | "season-up"
  | "season-down"
  | "whole-layers"
  | "whole-pallets";

export const suggestionReasons: Sentences<Worded> = {
  "every-delivery": {
    cs: "V každé z posledních dodávek ({deliveries}), naposledy průměrně {average}.",
    sk: "V každej z posledných dodávok ({deliveries}), naposledy priemerne {average}.",
    en: "In each of the last deliveries ({deliveries}), lately {average} on average.",
  },
  "most-deliveries": {
    cs: "V {times} z posledních {deliveries} dodávek, naposledy průměrně {average}.",
    sk: "V {times} z posledných {deliveries} dodávok, naposledy priemerne {average}.",
    en: "In {times} of the last {deliveries} deliveries, lately {average} on average.",
  },
  "now-and-then": {
    cs: "Jen občas: v {times} z posledních {deliveries} dodávek, průměrně {average}. Necháváme na vás.",
    sk: "Len občas: v {times} z posledných {deliveries} dodávok, priemerne {average}. Nechávame na vás.",
    en: "Now and then only: in {times} of the last {deliveries} deliveries, {average} on average. It is up to you.",
  },
  "missed-last": {
    cs: "Minule chybělo, nejspíš dochází.",
    sk: "Minule chýbalo, asi sa míňa.",
    en: "Missing the last time, so it is probably running out.",
  },
  "season-up": {
    cs: "O {percent} % víc: loni v tuto dobu odběr vzrostl.",
    sk: "O {percent} % viac: vlani v tomto čase odber vzrástol.",
    en: "{percent} % more: last year you took more at this time.",
  },
  "season-down": {
    cs: "O {percent} % méně: loni v tuto dobu odběr klesl.",
    sk: "O {percent} % menej: vlani v tomto čase odber klesol.",
    en: "{percent} % less: last year you took less at this time.",
  },
  "longer-gap": {
    cs: "Do další dodávky je {days} dní místo obvyklých {usualDays}, proto víc.",
    sk: "Do ďalšej dodávky je {days} dní namiesto zvyčajných {usualDays}, preto viac.",
    en: "{days} days to the next delivery instead of the usual {usualDays}, so more.",
  },
  "covers-days": {
    cs: "Na {days} dní dopředu, aby se kamion naplnil.",
    sk: "Na {days} dní dopredu, aby sa kamión naplnil.",
    en: "For {days} days ahead, so that the truck fills up.",
  },
  "whole-layers": {
    cs: "Zaokrouhleno nahoru na celé vrstvy.",
    sk: "Zaokrúhlené nahor na celé vrstvy.",
    en: "Rounded up to whole layers.",
  },
  "whole-pallets": {
    cs: "Zaokrouhleno nahoru na celé palety.",
    sk: "Zaokrúhlené nahor na celé palety.",
    en: "Rounded up to whole pallets.",
  },
  "ordered-deducted": {
    cs: "Z toho už je objednáno na {day} ({boxes}), proto o tolik méně.",
    sk: "Z toho už je objednané na {day} ({boxes}), preto o toľko menej.",
    en: "Of this, {boxes} are ordered already for {day}, so that much less.",
  },
  "already-ordered": {
    cs: "Už je objednáno na {day} ({boxes}).",
    sk: "Už je objednané na {day} ({boxes}).",
    en: "Ordered already for {day} ({boxes}).",
  },
};

/** Between two reasons nothing but a blank stands: each is a sentence. */
export const tooManyShipTos: Sentence = {
  cs: "Najednou lze navrhnout košík pro nejvýše {max} odběrných míst.",
  sk: "Naraz možno navrhnúť košík pre najviac {max} miest dodania.",
  en: "Carts can be suggested for at most {max} ship-tos at once.",
};
