/**
 * Calls back once when the process that started us is gone without having told us (killed, or its terminal's whole
 * group was). It works through the IPC channel that `npm start` opens; without one (the server was started directly)
 * nothing happens. The channel alone does not keep the process alive.
 */
export function onParentGone(callback: () => void): void {
  if (!process.channel) return;
  process.once('disconnect', callback);
  process.channel.unref();
}
