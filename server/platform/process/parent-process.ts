/**
 * Calls back once when the parent process is gone without notice (killed, or the whole group of its terminal was). It
 * uses the IPC channel that `npm start` opens; without one (the server was started directly) nothing happens. The
 * channel alone does not keep the process alive.
 */
export function onParentGone(callback: () => void): void {
  if (!process.channel) return;
  process.once('disconnect', callback);
  process.channel.unref();
}
