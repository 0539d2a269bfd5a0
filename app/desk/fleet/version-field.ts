/** The form field with the version of the model or vehicle that the form shows. */
export const VERSION_FIELD = "version";
