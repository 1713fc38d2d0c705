/** A place where one is served at a time, in the order of coming; one that fails holds nobody up. */
export function openMutex(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined); // whoever asked for it hears of its failure
    return turn;
  };
}
