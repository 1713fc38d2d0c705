const lookMilliseconds = 500;

/**
 * Calls back once when whoever started us is gone without notice (killed, or the whole group of its terminal was): the
 * end of the IPC channel, if there is one, or of one of the processes that the command line names by their numbers. None
 * of it keeps the process alive.
 */
export function onParentGone(callback: () => void): void {
  const named = process.argv.slice(2).map(Number).filter(Number.isInteger);
  if (named.length > 0) {
    const timer = setInterval(() => {
      if (named.every(isPresent)) return;
      clearInterval(timer);
      callback();
    }, lookMilliseconds);
    timer.unref();
  }
  if (!process.channel) return;
  process.once('disconnect', callback);
  process.channel.unref();
}

/** True if any process has the number: enough for one that was seen half a second ago. */
function isPresent(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // alive, and somebody else's
  }
}
