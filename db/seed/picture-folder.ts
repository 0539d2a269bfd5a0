/** Returns the folder of a car's drawings in `/pictures/cars`, such as `toyota-rav4-2019`. */
export function pictureFolder({ name, year }: { name: string; year: number }): string {
  const full = name.endsWith(String(year)) ? name : `${name} ${year}`;
  return full.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
