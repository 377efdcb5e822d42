/** Messages of the brewery over every page. */
export const texts = {
  bar: "Zprávy pivovaru",
  "severity.critical": "Naléhavé:",
  "severity.warning": "Upozornění:",
  "severity.info": "Zpráva:",
  whole: "Více",
  less: "Méně",
  more: "Podrobnosti",
  moreAbout: "Podrobnosti: {title}",
  hide: "Skrýt zprávu: {title}",
  hideFailed: "Zprávu se nepodařilo skrýt.",
  others_one: "a {count} další",
  others_few: "a {count} další",
  others_many: "a {count} další",
  others_other: "a {count} dalších",
  fewer: "Jen nejdůležitější",
} as const;

/** What the API says. */
export const answers = {
  announcementMessages: {
    "announcement-not-found": "Tato zpráva už neplatí.",
    "announcement-stays": "Naléhavou zprávu skrýt nejde, zmizí sama, až přestane platit.",
  },
} as const;
