import { expect, test } from 'vitest'
import { addLine } from './logLines.ts'
import type { LogLine } from './types.ts'

test('of several lines about how something is now, the last one stands, where it happened', () => {
  const lines: LogLine[] = []
  const hub = (trucks: number): LogLine => ({ text: `The hub has ${trucks}.`, tone: 'quiet', about: 'hub 7' })
  const move: LogLine = { text: 'A unit moves.', tone: 'quiet' }
  for (const line of [hub(1), move, hub(2), move, hub(3)]) addLine(lines, line)
  expect(lines.map(({ text }) => text)).toEqual(['A unit moves.', 'A unit moves.', 'The hub has 3.'])
})
