import { afterEach, expect, test, vi } from 'vitest'
import { keepSettings, keptSettings, replaySpeed, speedIds } from './settings.ts'

afterEach(() => vi.unstubAllGlobals())

const keeping = (text: string | null) => {
  const kept = { text }
  vi.stubGlobal('localStorage', {
    getItem: () => kept.text,
    setItem: (_: string, value: string) => (kept.text = value),
  })
  return kept
}

const usual = { asks: true, follows: true, speed: 'normal' }

test('settings come back as they were kept', () => {
  keeping(null)
  expect(keptSettings()).toEqual(usual)
  keepSettings({ asks: false, follows: false, speed: 'fast' })
  expect(keptSettings()).toEqual({ asks: false, follows: false, speed: 'fast' })
})

test('a replay is never shown at once', () => {
  expect(speedIds.map(replaySpeed)).toEqual(['slow', 'normal', 'fast', 'fast'])
})

test.each(['null', '[]', '"slow"', '{', '{"asks":"no","follows":0,"speed":"toString"}'])(
  'what is not understood is as usual: %s',
  (text) => {
    keeping(text)
    expect(keptSettings()).toEqual(usual)
  },
)

test('a browser that forbids storage plays as usual', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keptSettings()).toEqual(usual)
  keepSettings({ asks: false, follows: true, speed: 'slow' })
})
