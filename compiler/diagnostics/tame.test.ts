import { describe, expect, it } from 'vitest'
import { processorTime } from '../../tests/support/processorTime.ts'
import { tame } from './tame.ts'

describe('text on its way to a terminal', () => {
  it.each([
    'Plain text.\nTwo lines.\tÄ 日本 🗺\n',
    '\u001b[31merror\u001b[39m \u001b[1;4mx\u001b[0m\n',
    '\r\u001b[2KReading ...',
    'a\r\nb\r\n',
  ])('%j stays as it is', (text) => {
    expect(tame(text)).toBe(text)
  })

  it.each([
    ['a title', '\u001b]0;owned\u0007', '\ufffd]0;owned\ufffd'],
    ['a cleared screen', '\u001b[2J\u001b[H', '\ufffd[2J\ufffd[H'],
    ['a line written over', 'safe\rEVIL', 'safe\ufffdEVIL'],
    ['a bell and a backspace', 'a\u0007\u0008', 'a\ufffd\ufffd'],
    ['sequences of eight bits', '\u009b2J\u0090q', '\ufffd2J\ufffdq'],
    ['a colour without end', `\u001b[${'1;'.repeat(50)}m`, `\ufffd[${'1;'.repeat(50)}m`],
  ])('%s does nothing', (_, text, tamed) => {
    expect(tame(text)).toBe(tamed)
  })

  it('is looked through in bounded time', () => {
    const begun = processorTime()
    for (const part of ['\u001b', '\u001b[', '\u001b[1;', '\r', '\r\u001b[', '\u0000']) tame(part.repeat(300_000))
    expect(processorTime() - begun).toBeLessThan(5000)
  })
})
