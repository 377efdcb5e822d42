-- Which page of the basket a cart's user saw last, so that another tab or device goes on there; null is the first one.

alter table cart add checkout_step text check (checkout_step in ('delivery', 'payment', 'empties', 'recap'));
