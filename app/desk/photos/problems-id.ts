/** The id of the list of problems: the script of the upload reads it from the server's page. */
export const PROBLEMS_ID = "photo-problems";
