/** Vitest's runner of tests, which also notes the processor seconds that each file takes, with the programs that it starts. */
import { type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest'
import { processorSeconds } from './processorSeconds.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Of a file: processor seconds. */
    processorSeconds?: number
  }
}

export default class extends TestRunner {
  #begun = 0

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file)
    this.#begun = processorSeconds()
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite)
    if (suite === suite.file) suite.meta.processorSeconds = processorSeconds() - this.#begun
  }
}
