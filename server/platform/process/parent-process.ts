const lookMilliseconds = 500;

/**
 * Calls back once when the process that started us is gone without notice (killed alone or with the group of its
 * terminal): at the end of the IPC channel, if there is one, or of a process whose id the command line names. It
 * keeps no process alive.
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

/** True if any process has the id: enough for one that was alive half a second ago. */
function isPresent(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // alive, and another user's
  }
}
