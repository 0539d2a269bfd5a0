/**
 * Does small things that can wait, for at most about `sliceMs` milliseconds in each turn of the event
 * loop: whatever else has come goes in between, and many of them keep nobody waiting.
 */
export function inSlices(sliceMs = 0.25) {
  // The first of them is the next to be done, or being done.
  const waiting: (() => void)[] = [];
  function doSlice() {
    const end = performance.now() + sliceMs;
    do {
      waiting[0]!();
      waiting.shift();
    } while (waiting.length > 0 && performance.now() < end);
    if (waiting.length > 0) setImmediate(doSlice);
  }
  return <Result>(task: () => Result): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(task());
        } catch (error) {
          reject(error);
        }
      });
      if (waiting.length === 1) setImmediate(doSlice);
    });
}
