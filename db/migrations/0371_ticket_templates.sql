-- What staff answer again and again, by language (DTICK-02).
create table ticket_template (
  -- Of who makes it and their key, so that a second click is the same one.
  id text primary key check (length(id) between 1 and 64),
  title text not null check (length(title) between 1 and 80),
  -- In each language that has words: {"cs": "Dobrý den, {jméno}…"}.
  texts jsonb not null check (is_texts(texts) and texts <> '{}'),
  changed_by text references staff_member,
  changed_at timestamptz not null,
  version integer not null check (version > 0)
);

-- To begin with.
insert into ticket_template (id, title, texts, changed_by, changed_at, version) values
  ('photo', 'Prosíme o fotku', '{
    "cs": "Dobrý den,\n\nabychom mohli požadavek {číslo} rychle vyřešit, pošlete nám prosím fotku. Stačí ji přiložit k odpovědi.\n\nDěkujeme\n{podpis}",
    "sk": "Dobrý deň,\n\naby sme mohli požiadavku {číslo} rýchlo vyriešiť, pošlite nám prosím fotku. Stačí ju priložiť k odpovedi.\n\nĎakujeme\n{podpis}",
    "en": "Hello,\n\nto solve ticket {number} quickly we need a photo. Please attach it to your reply.\n\nThank you\n{signature}"}', null, now(), 1),
  ('empties-note', 'Rozdíl v obalech: prosíme o doklad', '{
    "cs": "Dobrý den,\n\npošlete nám prosím fotku podepsaného dodacího listu k objednávce {objednávka}, přepočet obalů pro místo {místo} ověříme u řidiče.\n\nDěkujeme\n{podpis}",
    "sk": "Dobrý deň,\n\npošlite nám prosím fotku podpísaného dodacieho listu k objednávke {objednávka}, prepočet obalov pre miesto {miesto} overíme u vodiča.\n\nĎakujeme\n{podpis}",
    "en": "Hello,\n\nplease send us a photo of the signed delivery note of order {order}. We check the count of empties of {place} with the driver.\n\nThank you\n{signature}"}', null, now(), 1),
  ('later', 'Ověříme a ozveme se', '{
    "cs": "Dobrý den,\n\nváš požadavek {číslo} máme a ověřujeme ho. Ozveme se nejpozději zítra.\n\n{podpis}",
    "sk": "Dobrý deň,\n\nvašu požiadavku {číslo} máme a overujeme ju. Ozveme sa najneskôr zajtra.\n\n{podpis}",
    "en": "Hello,\n\nwe have your ticket {number} and are looking into it. You will hear from us by tomorrow.\n\n{signature}"}', null, now(), 1);
