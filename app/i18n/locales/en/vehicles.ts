/** Messages of a vehicle's form. */
export const vehicles = {
  errors: {
    plate:
      "Enter Latin letters and digits with spaces or hyphens, such as AA-001-MG, or leave the field empty",
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
