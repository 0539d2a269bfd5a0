import { expect, test } from "vitest";
import { companyMessageEmail } from "./company-sender.server";

test("a message to the company has its sections, each with its lines as a list", () => {
  const message = {
    title: "Monday",
    sections: [
      { title: "Pick-ups", lines: ["9:00 Nino", "10:00 Luka"] },
      { title: "Returns", lines: ["18:00 Anna"] },
    ],
    url: "http://localhost:3000/admin/today",
    open: "Open the desk",
  };
  expect(companyMessageEmail(message)).toEqual({
    title: "Monday",
    paragraphs: [],
    lines: [],
    links: [{ text: "Open the desk", url: "http://localhost:3000/admin/today" }],
    sections: [
      { title: "Pick-ups", items: ["9:00 Nino", "10:00 Luka"] },
      { title: "Returns", items: ["18:00 Anna"] },
    ],
  });
});
