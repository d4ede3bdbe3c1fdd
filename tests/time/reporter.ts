/** The additions to Vitest's own report: the result of failed files when run alone, and for `npm test` the time of each file. */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'

/** Processor seconds of a file of tests. */
export interface FileTime {
  readonly file: string
  readonly seconds: number
}

/** The variable of the environment that names the file into which the times are written. */
export const timesVariable = 'SANDTABLE_TEST_TIMES'

export default class implements Reporter {
  #config = ''

  onInit({ vite }: Vitest): void {
    const { configFile } = vite.config
    const config = typeof configFile === 'string' ? relative(process.cwd(), configFile) : ''
    this.#config = config === '' || config === 'vitest.config.ts' ? '' : `--config ${config} `
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const nameOf = ({ moduleId }: TestModule): string => relative(process.cwd(), moduleId)
    const failed = modules.filter((module) => module.state() === 'failed')
    for (const module of failed) console.log(`Run it alone: npx vitest run ${this.#config}${nameOf(module)}`)
    const path = process.env[timesVariable]
    if (path === undefined) return
    const times = modules.map((module): FileTime => {
      const seconds = module.meta().processorSeconds ?? 0
      return { file: nameOf(module), seconds }
    })
    writeFileSync(path, JSON.stringify(times))
  }
}
