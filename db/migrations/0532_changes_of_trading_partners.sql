-- Trading partners by EDI are master data: their changes are told as those of other nouns.

create trigger change_of_edi_partners_in after insert on edi_partner referencing new table as fresh
  for each statement execute function change_seen('edi-partners', 'gln');
create trigger change_of_edi_partners_on after update on edi_partner referencing old table as old_ones new table as fresh
  for each statement execute function change_seen('edi-partners', 'gln');
create trigger change_of_edi_partners_out after delete on edi_partner referencing old table as old_ones
  for each statement execute function change_seen('edi-partners', 'gln');
create trigger change_of_edi_partners_off after truncate on edi_partner
  for each statement execute function change_seen('edi-partners', 'gln');
