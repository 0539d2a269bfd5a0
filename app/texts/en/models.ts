/** Messages of a model's form. */
export const models = {
  errors: {
    name: "Enter a name",
    nameReserved: "“Other” is an option in the booking form. Enter another name.",
    nameTaken: "Another model already has this name. Enter a different one.",
    year: "Enter a year from 1950 to next year",
    bodyType: "Choose a body type",
    required: "Fill in this field",
    value: "Use at most 40 characters, on one line",
    passengers: "Enter a number of seats from 1 to 20",
    description: "Use at most 2,000 characters",
    featureList: "Use at most 500 characters",
    features: "Use at most 300 characters, on one line",
    roads: "Use at most 500 characters",
    minAge: "Enter an age from 18 to 99, or leave the field empty",
    licenceYears: "Enter a number of years from 0 to 50, or leave the field empty",
    zeroExcess: "Enter an amount above 0 and at most 10,000, or leave the field empty",
    mileageLimit: "Enter a number of kilometres from 1 to 9,999, or leave the field empty",
    bags: "Enter a number from 0 to 20, or leave the field empty",
    roadList: "Write the roads as they are in a table downloaded from the site",
    deposit: "Enter an amount from 0 to 1,000,000, or leave the field empty",
  },
};
