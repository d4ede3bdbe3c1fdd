/** Lines of the log within a turn. */
import type { LogLine } from './types.ts'

/** Adds a line; one before that is about the same thing is out of date, and goes. */
export const addLine = (lines: LogLine[], line: LogLine): void => {
  const before = line.about === undefined ? -1 : lines.findLastIndex(({ about }) => about === line.about)
  if (before >= 0) lines.splice(before, 1)
  lines.push(line)
}
