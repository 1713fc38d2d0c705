/** The milliseconds of CPU that this thread spends on some work. Other programs on a busy machine don't lengthen it. */
export async function cpuMillisecondsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
