/** Measures this thread's CPU time for some work, which other programs do not lengthen. */
export async function cpuMillisecondsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
