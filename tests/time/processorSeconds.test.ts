import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { processorSeconds } from './processorSeconds.ts'

test.runIf(process.platform === 'linux')('programs that were started count as well', () => {
  const work = 'const end = () => process.cpuUsage().user > 200_000; while (!end());'
  const before = processorSeconds()
  spawnSync(process.execPath, ['-e', work])
  expect(processorSeconds() - before).toBeGreaterThan(0.15)
})
