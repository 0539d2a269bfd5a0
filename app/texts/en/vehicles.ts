/** Messages of a vehicle's form. */
export const vehicles = {
  errors: {
    plate: "Enter at most 15 Latin letters and digits, such as AA-001-MG, or leave the field empty",
    plateCyrillic:
      "“{{sign}}” is a Cyrillic letter. Switch the keyboard to English and type the plate again",
    plateGeorgian:
      "“{{sign}}” is a Georgian letter. Switch the keyboard to English and type the plate again",
    plateGreek:
      "“{{sign}}” is a Greek letter. Switch the keyboard to English and type the plate again",
    plateFullWidth:
      "“{{sign}}” is a full-width character, as Asian keyboards write it. Type the plate again in plain letters and digits",
    plateSign: "“{{sign}}” doesn’t belong on a plate: use the letters A to Z and digits",
    plateTaken: "{{model}} already has a car with the number plate {{plate}}",
    plates: "Write one number plate on each line, such as AA-001-MG",
    platesTwice: "A number plate is in the list twice",
    count: "Add 1 to 50 cars at once",
    text: "Use at most 40 characters, on one line",
    vin: "Enter at most 17 letters and digits, without I, O or Q",
    odometer: "Enter the kilometres, from 0 to 9,999,999",
    date: "Enter a date, such as 2026-11-21",
    serviceOrder: "Enter a last day that is not before the first day",
  },
};
