import { expect, test } from 'vitest'
import { quiet } from '../../engine/words.ts'
import { addLine } from './logLines.ts'
import type { LogLine } from './types.ts'

test('of several lines about how something is now, the last one stands, where it happened', () => {
  const lines: LogLine[] = []
  const hub = (trucks: number): LogLine => ({ ...quiet(`The hub has ${trucks}.`), about: 'hub 7' })
  for (const line of [hub(1), quiet('A unit moves.'), hub(2), quiet('A unit moves.'), hub(3)]) addLine(lines, line)
  expect(lines.map(({ text }) => text)).toEqual(['A unit moves.', 'A unit moves.', 'The hub has 3.'])
})
