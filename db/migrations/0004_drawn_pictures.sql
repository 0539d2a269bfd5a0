-- The first fleets had one placeholder a body; every car of theirs now has drawings of its own.
with drawn as (
  select
    id,
    '/pictures/cars/' || regexp_replace(
      lower(case when name like '%' || year then name else name || ' ' || year end),
      '[^a-z0-9]+', '-', 'g'
    ) as folder
  from cars
  where image in (
    '/pictures/cars/sedan.svg',
    '/pictures/cars/suv.svg',
    '/pictures/cars/offroader.svg',
    '/pictures/cars/minivan.svg',
    '/pictures/cars/hatchback.svg'
  )
)
update cars
set
  image = folder || '/side.svg',
  exterior_image1 = folder || '/front.svg',
  exterior_image2 = folder || '/rear.svg',
  interior_image1 = folder || '/dashboard.svg',
  interior_image2 = folder || '/seats.svg',
  trunk_image = folder || '/trunk.svg'
from drawn
where cars.id = drawn.id;
