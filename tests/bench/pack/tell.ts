/** Loaded into a measured process before its program: tells on exit what the process has used. `SANDTABLE_USED` names the file. */
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const file = process.env.SANDTABLE_USED
  if (file !== undefined)
    writeFileSync(file, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 }))
})
