/** A message to the company that is not about one booking. */
export type CompanyMessage = {
  title: string;
  sections: { title: string; lines: string[] }[];
  url: string;
  /** The text of the link. */
  open: string;
};
