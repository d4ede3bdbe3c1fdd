/** Processor time, for tests of what must end in bounded time: it does not grow where others use the machine as well. */

/** Milliseconds of processor time that this process has used. */
export const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
