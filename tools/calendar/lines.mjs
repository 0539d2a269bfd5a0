// This reads the lines of a calendar file (RFC 5545, 3.1), and the components that they belong to.

/**
 * Returns the components of a file's calendars: each with its lines and its own components. Throws if the
 * file ends early, or is no calendar: what it lacks could be an event.
 */
export function componentsOf(text) {
  const file = componentOf("");
  const open = [file];
  for (const line of unfold(text)) {
    const [, begin, end] = /^(?:BEGIN:\s*([\w-]+)|END:\s*([\w-]+))\s*$/i.exec(line) ?? [];
    const inner = open.at(-1);
    if (begin) {
      const component = componentOf(begin.toUpperCase());
      inner.components.push(component);
      open.push(component);
    } else if (end) {
      if (open.pop().kind !== end.toUpperCase())
        throw new Error("components don't end as they begin");
    } else inner.lines.push(line);
  }
  const { lines, components: calendars } = file;
  const isCalendar = calendars.length > 0 && calendars.every(({ kind }) => kind === "VCALENDAR");
  if (open.length > 1 || lines.length > 0 || !isCalendar) throw new Error("no calendar");
  return calendars.flatMap(({ components }) => components);
}

function componentOf(kind) {
  return { kind, lines: [], components: [] };
}

function unfold(text) {
  return text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r?\n[ \t]/g, "")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "");
}

/** Returns the properties of a component by name, each with its parameters and its value as written. */
export function propertiesOf({ lines }) {
  const properties = new Map();
  for (const property of lines.flatMap(propertyOf)) {
    const { name } = property;
    if (properties.has(name)) properties.get(name).push(property);
    else properties.set(name, [property]);
  }
  return properties;
}

/** Returns nothing for a line without a value, such as the rest of a text that a program did not fold. */
function propertyOf(line) {
  const colon = valueStart(line);
  if (colon === -1) return [];
  const [name, ...parameters] = splitUnquoted(line.slice(0, colon));
  const entries = parameters.map((parameter) => {
    const [key, ...value] = parameter.split("=");
    return [key.trim().toUpperCase(), value.join("=").replaceAll('"', "").trim()];
  });
  return [
    {
      name: name.trim().toUpperCase(),
      parameters: new Map(entries),
      value: line.slice(colon + 1).trim(),
    },
  ];
}

/**
 * Finds the colon before the value. Some programs write the name of a zone with a colon in it without
 * quotation marks: as times have none, there the last one is meant.
 */
function valueStart(line) {
  const zone = line.toUpperCase().indexOf(";TZID=");
  const colon = unquoted(line, ":");
  if (zone === -1 || zone > colon || line[zone + 6] === '"') return colon;
  return line.lastIndexOf(":");
}

/** Splits a text at semicolons outside of quotation marks. */
function splitUnquoted(text) {
  const fragments = [];
  for (let start = 0; start <= text.length;) {
    const end = unquoted(text, ";", start);
    fragments.push(text.slice(start, end === -1 ? undefined : end));
    start = end === -1 ? text.length + 1 : end + 1;
  }
  return fragments;
}

/** Returns the first position of a sign outside of quotation marks, or -1. */
function unquoted(text, sign, start = 0) {
  let isQuoted = false;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted;
    if (text[index] === sign && !isQuoted) return index;
  }
  return -1;
}
