import { afterEach, expect, it, vi } from 'vitest'
import { commandCards } from '../../engine/systems/command-cards/index.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { madeUpScenarios } from '../../tests/support/packs.ts'
import { systemCompilerOf } from '../systems/index.ts'

afterEach(() => vi.restoreAllMocks())

it('a sound scenario is looked at without opening a game: what is plainly in order no rule asks of the engine', async () => {
  const opened = [vi.spyOn(operational, 'open'), vi.spyOn(commandCards, 'open')]
  const asked: string[] = []
  for (const compiled of await madeUpScenarios(80)) {
    const { lint } = systemCompilerOf(compiled.scenario.system)
    const context = lint.open(compiled)
    for (const { code, check, isSurelyFine } of lint.rules) {
      expect(isSurelyFine(context) ? [] : [...check(context)]).toEqual([])
      if (opened.some(({ mock }) => mock.calls.length > 0)) asked.push(`${code} of ${compiled.id}`)
      for (const spy of opened) spy.mockClear()
    }
  }
  expect(asked).toEqual([])
})
