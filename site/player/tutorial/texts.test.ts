/** The texts and timing of the content's tutorials. */
import { globSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'

interface Task {
  readonly say: string
  readonly done: Readonly<Record<string, unknown>>
}

const scenarios = new URL('../../../content/scenarios/', import.meta.url).pathname
const tutorials = globSync(`${scenarios}*/tutorial.yaml`).map((path) => {
  const { steps } = load(readFileSync(path, 'utf8')) as { steps: readonly { tasks: readonly Task[] }[] }
  return { path: path.slice(scenarios.length), tasks: steps.flatMap(({ tasks }) => tasks) }
})

/** Facts that one choice brings about: what the task says is gone with it. */
const choices = ['selected', 'headquarters', 'shown', 'committed', 'target']

test.each(tutorials)('what a choice shows is explained after the choice: $path', ({ tasks }) => {
  // The first task says besides who plays, and how the battle is won.
  const ended = tasks.slice(1).filter(({ done }) => Object.keys(done).every((fact) => choices.includes(fact)))
  for (const { say } of ended) expect(say.split(/[.:;] /).length, say).toBeLessThanOrEqual(2)
})

test('there are tutorials, and some of their tasks are choices', () => {
  expect(tutorials.length).toBeGreaterThanOrEqual(3)
  expect(tutorials.flatMap(({ tasks }) => tasks).some(({ done }) => 'selected' in done)).toBe(true)
})
