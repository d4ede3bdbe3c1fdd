import { afterEach, expect, test, vi } from 'vitest'
import { keepSettings, keptSettings, replaySpeed, type Settings, speedIds } from './settings.ts'

afterEach(() => vi.unstubAllGlobals())

const keeping = (text: string | null) => {
  const kept = { text }
  vi.stubGlobal('localStorage', {
    getItem: () => kept.text,
    setItem: (_: string, value: string) => (kept.text = value),
  })
  return kept
}

const usual: Settings = { asks: true, follows: true, speed: 'normal', sound: null, volume: 60, silentKinds: [] }

test('settings come back as they were kept', () => {
  keeping(null)
  expect(keptSettings()).toEqual(usual)
  const other: Settings = {
    asks: false,
    follows: false,
    speed: 'fast',
    sound: true,
    volume: 30,
    silentKinds: ['moves', 'fire'],
  }
  keepSettings(other)
  expect(keptSettings()).toEqual(other)
})

test('a replay is never shown at once', () => {
  expect(speedIds.map(replaySpeed)).toEqual(['slow', 'normal', 'fast', 'fast'])
})

test.each([
  'null',
  '[]',
  '"slow"',
  '{',
  '{"asks":"no","follows":0,"speed":"toString","sound":1,"volume":200,"silentKinds":"moves"}',
])('what is not understood is as usual: %s', (text) => {
  keeping(text)
  expect(keptSettings()).toEqual(usual)
})

test('a browser that forbids storage plays as usual', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keptSettings()).toEqual(usual)
  keepSettings({ ...usual, asks: false })
})
