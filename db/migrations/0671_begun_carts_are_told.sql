-- A cart that begins with its place, way and day is told as one that is made and then changed.
create trigger cart_begun
  after insert on cart
  for each row when (new.version > 0) execute function tell_cart_changed();
