/** How a field and its values are shown. */
export type FieldWords<Field extends string> = {
  label: (field: Field) => string;
  value: (field: Field, text: string) => string;
};
