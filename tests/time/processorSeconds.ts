/** Processor time, which says what work costs however busy the machine is. */
import { readdirSync, readFileSync } from 'node:fs'

/** The clock ticks of a second that Linux counts in, on all its machines. */
const ticks = 100

interface Process {
  readonly parent: number
  /** Ticks that it used itself, and those of its children that have ended. */
  readonly used: number
}

/** All processes by their number. Those that end while they are read are left out. */
const readProcesses = (): ReadonlyMap<number, Process> => {
  const processes = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The fields behind the name of the program, which may hold anything: state, parent, ... utime, stime, cutime, cstime.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      const used = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
      processes.set(Number(name), { parent: Number(fields[1]), used })
    } catch {}
  }
  return processes
}

/** Processor seconds that this process and all that it has started have used so far. Away from Linux: of this process alone. */
export const processorSeconds = (): number => {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000_000
  }
  const processes = readProcesses()
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent
    return pid === process.pid || (parent !== undefined && isOurs(parent))
  }
  let sum = 0
  for (const [pid, { used }] of processes) if (isOurs(pid)) sum += used
  return sum / ticks
}
