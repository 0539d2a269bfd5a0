// Programs import this first, so that an old Node.js gets one line instead of the error of some module.
const NEEDED = [20, 19];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Node.js ${NEEDED.join(".")} or newer is needed; this is ${process.versions.node}: https://nodejs.org`,
  );
  process.exit(1);
}
