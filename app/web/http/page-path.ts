/**
 * The path of the page that a request is for: the router requests its data at `PATH.data`, of `/` at
 * `/_.data` or `/_root.data`.
 */
export function pagePath({ pathname }: { pathname: string }): string {
  return pathname.replace(/\/_(?:root)?\.data$/, "/").replace(/\.data$/, "");
}
