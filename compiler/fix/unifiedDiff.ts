/** What would change, as `diff -u` and `git` write it. */

/** Lines of context around a change. */
const context = 3

/** The difference of two texts; empty when there is none. */
export const unifiedDiff = (path: string, before: string, after: string): string => {
  if (before === after) return ''
  const steps = compareLines(linesOf(before), linesOf(after))
  const hunks = hunksOf(steps)
  return `--- a/${path}\n+++ b/${path}\n${hunks.map(printHunk).join('')}`
}

/** A line of both texts (` `), of the first (`-`) or of the second (`+`), with its numbers from 0 in both. */
interface Step {
  readonly sign: ' ' | '-' | '+'
  readonly line: string
  readonly before: number
  readonly after: number
}

/** Lines with their breaks. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** The shortest way from one list of lines to the other, by Myers' greedy walk over what differs between equal ends. */
const compareLines = (a: readonly string[], b: readonly string[]): Step[] => {
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  const same = (index: number, shift: number): Step => ({
    sign: ' ',
    line: a[index],
    before: index,
    after: index + shift,
  })
  const middle = walk(a.slice(head, a.length - tail), b.slice(head, b.length - tail), head)
  return [
    ...a.slice(0, head).map((_, index) => same(index, 0)),
    ...middle,
    ...a.slice(a.length - tail).map((_, index) => same(a.length - tail + index, b.length - a.length)),
  ]
}

const walk = (a: readonly string[], b: readonly string[], offset: number): Step[] => {
  /** For each number of edits: how far each diagonal came. */
  const reached: Map<number, number>[] = []
  const far = new Map<number, number>([[1, 0]])
  for (let edits = 0; edits <= a.length + b.length; edits++) {
    reached.push(new Map(far))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = comesDown(far, diagonal, edits) ? (far.get(diagonal + 1) ?? 0) : (far.get(diagonal - 1) ?? 0) + 1
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++
      far.set(diagonal, x)
      if (x >= a.length && x - diagonal >= b.length) return traceBack(a, b, reached, edits, offset)
    }
  }
  return []
}

const comesDown = (far: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean =>
  diagonal === -edits || (diagonal !== edits && (far.get(diagonal - 1) ?? 0) < (far.get(diagonal + 1) ?? 0))

const traceBack = (
  a: readonly string[],
  b: readonly string[],
  reached: readonly ReadonlyMap<number, number>[],
  last: number,
  offset: number,
): Step[] => {
  const steps: Step[] = []
  let x = a.length
  let y = b.length
  for (let edits = last; edits >= 0; edits--) {
    const far = reached[edits]
    const diagonal = x - y
    const isDown = comesDown(far, diagonal, edits)
    const from = isDown ? diagonal + 1 : diagonal - 1
    const startX = edits === 0 ? 0 : (far.get(from) ?? 0)
    const startY = edits === 0 ? 0 : startX - from
    const push = (sign: Step['sign'], line: string): void => {
      steps.push({ sign, line, before: x + offset, after: y + offset })
    }
    const [stopX, stopY] = edits === 0 ? [0, 0] : isDown ? [startX, startY + 1] : [startX + 1, startY]
    while (x > stopX && y > stopY) {
      x--
      y--
      push(' ', a[x])
    }
    if (edits === 0) break
    x = startX
    y = startY
    if (isDown) push('+', b[y])
    else push('-', a[x])
  }
  return steps.reverse()
}

/** Changes with the lines around them; those that lie near each other are one. */
const hunksOf = (steps: readonly Step[]): Step[][] => {
  const hunks: Step[][] = []
  let end = -1
  steps.forEach((step, index) => {
    if (step.sign === ' ') return
    const from = Math.max(index - context, end + 1, 0)
    const to = Math.min(index + context, steps.length - 1)
    const lines = steps.slice(from, to + 1)
    if (end >= 0 && index - context <= end + 1) hunks[hunks.length - 1].push(...steps.slice(end + 1, to + 1))
    else hunks.push(lines)
    end = Math.max(end, to)
  })
  return hunks
}

const printHunk = (steps: readonly Step[]): string => {
  const before = steps.filter(({ sign }) => sign !== '+').length
  const after = steps.filter(({ sign }) => sign !== '-').length
  const [first] = steps
  const head = `@@ -${rangeText(first.before, before)} +${rangeText(first.after, after)} @@\n`
  return (
    head +
    steps
      .map(({ sign, line }) => sign + (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`))
      .join('')
  )
}

const rangeText = (start: number, count: number): string => {
  const line = count === 0 ? start : start + 1
  return count === 1 ? String(line) : `${line},${count}`
}
