import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calmPace, makeStatus, type Status } from './status.ts'

let written = ''
const error = (text: string): void => {
  written += text
}
const statusFor = (interactive: boolean, logPace?: number): Status =>
  makeStatus({ out: () => {}, error, cwd: '/', colour: false, interactive }, logPace)

beforeEach(() => {
  written = ''
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('writes nothing where nobody watches', () => {
  const { tell } = statusFor(false)
  tell('Drawing')
  vi.advanceTimersByTime(60_000)
  tell('Drawing more')
  expect(written).toBe('')
})

it('writes a plain line every few seconds into a log, also while a step says nothing', () => {
  const { tell, clear } = statusFor(false, calmPace)
  tell('Reading')
  vi.advanceTimersByTime(3000)
  tell('Drawing: 1 of 9')
  expect(written).toBe('')
  vi.advanceTimersByTime(3000)
  tell('Drawing: 2 of 9')
  tell('Drawing: 3 of 9')
  vi.advanceTimersByTime(9000)
  clear()
  vi.advanceTimersByTime(60_000)
  expect(written).toBe('Drawing: 1 of 9 ... 5 s\nDrawing: 3 of 9 ... 10 s\nDrawing: 3 of 9 ... 15 s\n')
})

it('keeps what a step says on one line', () => {
  const { tell } = statusFor(false, calmPace)
  tell('')
  vi.advanceTimersByTime(6000)
  tell(`a\nb${'x'.repeat(200)}`)
  expect(written).toMatch(/^a bx+ \.\.\. 6 s\n$/)
  expect(written.length).toBeLessThan(120)
})

it('shows a person each step in place of the last', () => {
  const { tell, clear } = statusFor(true, calmPace)
  vi.advanceTimersByTime(100)
  tell('Reading')
  clear()
  expect(written).toBe('\r\u001b[2KReading ...\r\u001b[2K')
})
