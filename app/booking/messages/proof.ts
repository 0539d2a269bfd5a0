/**
 * The query parameter of links in mails with the code that proves the address of the mail. Opening the link proves
 * nothing: programs that look for viruses open links too. A form that is sent from the page does.
 */
export const PROOF_PARAMETER = "m";
