/**
 * Makes the error of a non-success response (specification 8): its status, a colon, a space, and its body,
 * or the status text where that is empty. It is for logs and rejected promises, never for a page.
 */
export async function responseError(response: Response): Promise<Error> {
  // The status alone says as much as a body that broke off.
  const body = await response.text().catch(() => "");
  return new Error(`${response.status}: ${body || response.statusText}`);
}
