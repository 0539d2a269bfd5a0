/**
 * Does small things that can wait, one in each turn of the event loop: whatever else has come goes
 * first, and many of them keep nobody waiting.
 */
export function oneATurn() {
  // The first of them is the one whose turn is next.
  const waiting: (() => void)[] = [];
  function takeTurn() {
    waiting[0]!();
    waiting.shift();
    if (waiting.length > 0) setImmediate(takeTurn);
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
      if (waiting.length === 1) setImmediate(takeTurn);
    });
}
