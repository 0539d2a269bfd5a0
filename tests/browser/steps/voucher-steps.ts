import { expect, type Page } from "@playwright/test";

/** Expects that a voucher is one sheet of each paper. */
export async function expectOneSheet(page: Page) {
  for (const format of ["A4", "Letter"]) {
    const pdf = await page.pdf({ format });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
}

/** Returns what is cut off on paper, or lies beyond the sheet. Only notes may give way. */
export async function cutOnPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  // The room between the margins of A4.
  await page.setViewportSize({ width: 740, height: 1068 });
  const cut = await page.locator("article").evaluate((sheet) => {
    const end = sheet.getBoundingClientRect().bottom;
    const isOut = (part: Element) =>
      part.getBoundingClientRect().bottom > end + 1 || part.scrollWidth > part.clientWidth + 1;
    return [...sheet.children].filter(isOut).map((part) => part.textContent);
  });
  await page.emulateMedia({ media: null });
  return cut;
}
