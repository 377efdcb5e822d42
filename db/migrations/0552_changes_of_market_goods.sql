-- What goods are in each market and what is paid for empties are master data of their own: their changes are told (OPS-17).

do $$
declare
  seen record;
  trigger_name text;
begin
  for seen in
    select * from (values
      ('product-markets', 'product_vat', 'sku, market'),
      ('product-markets', 'product_tax', 'sku, market'),
      ('product-markets', 'product_deposit', 'sku, market'),
      ('empties-deposits', 'empties_deposit', 'empties_code, market, valid_from')
    ) as told (noun, place, columns)
  loop
    trigger_name := 'change_of_' || replace(seen.noun, '-', '_');
    execute format('create trigger %I after insert on %I referencing new table as fresh
      for each statement execute function change_seen(%L, %L)', trigger_name || '_in', seen.place, seen.noun, seen.columns);
    execute format('create trigger %I after update on %I referencing old table as old_ones new table as fresh
      for each statement execute function change_seen(%L, %L)', trigger_name || '_on', seen.place, seen.noun, seen.columns);
    execute format('create trigger %I after delete on %I referencing old table as old_ones
      for each statement execute function change_seen(%L, %L)', trigger_name || '_out', seen.place, seen.noun, seen.columns);
    execute format('create trigger %I after truncate on %I
      for each statement execute function change_seen(%L, %L)', trigger_name || '_off', seen.place, seen.noun, seen.columns);
  end loop;
end $$;
