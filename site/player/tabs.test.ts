/** Games open in several tabs: only one of them plays. */
import { afterEach, expect, test, vi } from 'vitest'
import { openTabs } from './tabs.ts'

afterEach(() => vi.unstubAllGlobals())

test('who takes up a game while it is asked who plays it gets the same answer', async () => {
  const answers: ((lock: null) => void)[] = []
  vi.stubGlobal('BroadcastChannel', class {})
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: LockOptions, use: (lock: null) => void) => {
        answers.push(use)
        return new Promise(() => {})
      },
    },
  })
  const tabs = openTabs({ changed: () => {}, plays: () => {} })
  const both = Promise.all([tabs.take('game'), tabs.take('game')])
  expect(answers.length).toBe(1)
  answers[0](null)
  expect(await both).toEqual([false, false])
})
