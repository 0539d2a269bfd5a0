/** Makes a request with cookies, as a browser sends them. */
export function requestWith(cookies: string, url = "http://localhost/"): Request {
  return new Request(url, { headers: { Cookie: cookies } });
}
