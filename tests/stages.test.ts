import { expect, it, test } from 'vitest'
import { type Ended, runStages, type Stage, secondsOf, timesText } from './stages.ts'

const ended = (name: string, passed: boolean): Ended => ({
  passed,
  output: `what ${name} said\n`,
  seconds: 1,
  files: [],
})

/**
 * Runs stages that each end when the test says so.
 * @param ends names in the order in which they end
 * @returns what was begun and ended in which order, and what was printed
 */
const follow = async (stages: readonly Stage[], cores: number, ends: string, failing = '') => {
  const order: string[] = []
  const printed: string[] = []
  const waiting = new Map<string, (one: Ended) => void>()
  const run = (name: string) => {
    order.push(`+${name}`)
    return new Promise<Ended>((done) => waiting.set(name, done))
  }
  const all = runStages(stages, cores, run, (line) => printed.push(line))
  for (const name of ends) {
    await expect.poll(() => waiting.has(name)).toBe(true)
    order.push(`-${name}`)
    waiting.get(name)?.(ended(name, !failing.includes(name)))
    await expect.poll(() => printed.some((line) => line.split('\n')[0].endsWith(` ${name}`))).toBe(true)
  }
  const outcomes = await all
  return { order: order.join(' '), printed: printed.join('\n'), names: outcomes.map(({ name }) => name).join('') }
}

it('runs as many stages side by side as there are cores', async () => {
  const stages = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  expect(await follow(stages, 2, 'bac')).toMatchObject({ names: 'bac', order: '+a +b -b +c -a -c' })
  expect(await follow(stages, 1, 'abc')).toMatchObject({ names: 'abc', order: '+a -a +b -b +c -c' })
})

it('runs a stage after the one that it needs', async () => {
  const stages = [{ name: 'a', after: 'b' }, { name: 'b' }, { name: 'c' }]
  expect((await follow(stages, 2, 'bca')).order).toBe('+b +c -b +a -c -a')
})

it('prints all that a failing stage said and how it runs alone, and begins nothing more', async () => {
  const { names, order, printed } = await follow([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2, 'ab', 'a')
  expect(names).toBe('ab')
  expect(order).toBe('+a +b -a -b')
  expect(printed).toBe('FAILED a\nwhat a said\nRun it alone: npm run a\npassed b')
})

test('what took how long is told by stage, and by file the twenty dearest', () => {
  const files = Array.from({ length: 25 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }))
  const text = timesText(
    [
      { ...ended('a', true), name: 'a', wall: 3, seconds: 4.25, files },
      { ...ended('b', false), name: 'b', wall: 2 },
    ],
    4,
  )
  expect(text.split('\n')).toHaveLength(1 + 3 + 1 + 20 + 1)
  expect(text).toContain('    3.0 s     4.3 s  a\n    2.0 s     1.0 s  b FAILED\n    4.0 s     5.3 s  in all\n')
  expect(text).toContain('24.0 s  24.test.ts TOO DEAR\n')
  expect(text).toContain(' 20.0 s  20.test.ts\n')
  expect(text).not.toContain('  4.test.ts')
  expect(text.endsWith('Finding: 4 files take more than 20 s; find out what they do twice.')).toBe(true)
})

test('processor seconds are read from what a shell prints', () => {
  expect(secondsOf('0m0.50s 0m0.25s\n1m2.00s 0m1.00s\n')).toBe(63.75)
})
