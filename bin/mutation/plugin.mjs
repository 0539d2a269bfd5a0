// StrykerJS loads it into its own processes.
import { readFileSync } from "node:fs";
import { PluginKind, declareClassPlugin, declareValuePlugin } from "@stryker-mutator/api/plugin";
import { keyOf } from "./key.mjs";

/** Calls whose arguments are texts for developers or for the documentation of the API. */
const LOGGERS = new Set(["log", "console"]);
const DESCRIPTIONS = new Set(["describe", "meta"]);

/** Excludes code without behaviour. */
const texts = {
  shouldIgnore({ node, parent }) {
    if (isLogLine(node)) return "a log line";
    if (node.type === "VariableDeclarator" && node.id.name === "STYLE") return "CSS";
    if (!parent?.arguments?.includes(node)) return undefined;
    if (parent.callee.name?.endsWith("Error")) return "the message of an error";
    if (DESCRIPTIONS.has(parent.callee.property?.name))
      return "a description in the API's documentation";
    return undefined;
  },
};

/** A call of a logger, or a block or function that does nothing else. */
function isLogLine({ type, callee, body, expression }) {
  switch (type) {
    case "CallExpression":
      return LOGGERS.has(callee.object?.name);
    case "ExpressionStatement":
      return isLogLine(expression);
    case "BlockStatement":
      return body.length > 0 && body.every(isLogLine);
    case "ArrowFunctionExpression":
      return isLogLine(body);
    default:
      return false;
  }
}

/** Rejects all mutants that are not in the sample of this run. */
class Sample {
  async init() {
    this.keys = new Set(JSON.parse(readFileSync(process.env.MUTATION_SAMPLE, "utf8")));
  }

  async check(mutants) {
    const results = mutants.map((mutant) => [
      mutant.id,
      this.keys.has(keyOf(mutant))
        ? { status: "passed" }
        : { status: "compileError", reason: "not in the sample" },
    ]);
    return Object.fromEntries(results);
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

export const ignorers = [texts];

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "texts", texts),
  declareClassPlugin(PluginKind.Checker, "sample", Sample),
];
