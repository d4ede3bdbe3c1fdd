import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runStages, type Stage } from './stages.ts'

/** Runs stages that take a moment each; what was begun and ended in which order, and what was printed. */
const follow = async (stages: readonly Stage[], cores: number, failing: readonly string[] = []) => {
  const order: string[] = []
  const printed: string[] = []
  const run = async (name: string) => {
    order.push(`+${name}`)
    await setTimeout(5 + 20 * order.length)
    order.push(`-${name}`)
    return { passed: !failing.includes(name), output: `what ${name} said` }
  }
  const passed = await runStages(stages, cores, run, (line) => printed.push(line))
  return { passed, order: order.join(' '), printed: printed.join('\n') }
}

it('runs as many stages side by side as there are cores', async () => {
  const stages = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  expect(await follow(stages, 2)).toMatchObject({ passed: true, order: '+a +b -a +c -b -c' })
  expect(await follow(stages, 1)).toMatchObject({ passed: true, order: '+a -a +b -b +c -c' })
})

it('runs a stage alone that wants it, and after the one that it needs', async () => {
  const alone = [{ name: 'a' }, { name: 'b', isAlone: true }, { name: 'c' }, { name: 'd' }]
  expect((await follow(alone, 2)).order).toBe('+a +c -a +d -c -d +b -b')
  expect((await follow([{ name: 'a', after: 'b' }, { name: 'b' }], 2)).order).toBe('+b -b +a -a')
})

it('prints all that a failing stage said, begins nothing more, and says what took how long', async () => {
  const { passed, order, printed } = await follow([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2, ['a'])
  expect(passed).toBe(false)
  expect(order).toBe('+a +b -a -b')
  expect(printed).toMatch(
    /^FAILED a\nwhat a said\npassed b\n +0\.\d s {2}a FAILED\n +0\.\d s {2}b\n +0\.\d s {2}in all$/,
  )
})
