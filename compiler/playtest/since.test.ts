import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { resolveContent } from '../../tests/support/content.ts'
import type { Evidence } from '../bundle.ts'
import { describeSince } from './since.ts'

const { scenarios } = await resolveContent()
const scenario = scenarios.find(({ id }) => id === 'road-to-catania')?.scenario
if (scenario === undefined) throw new Error('there is no road to Catania')
const path = new URL('../../content/scenarios/road-to-catania/evidence.json', import.meta.url)
const evidence: Evidence = JSON.parse(readFileSync(path, 'utf8'))
const { courses = [] } = evidence.watched
/** The evidence with the first unit lost in no game, or in all. */
const losing = (isLost: boolean): Evidence => ({
  ...evidence,
  watched: {
    ...evidence.watched,
    courses: courses.map((course) => ({
      ...course,
      gone: course.gone.map((count, unit) => (unit > 0 ? count : isLost ? course.games : 0)),
    })),
  },
})

it('says how often the side of the claim wins since, and what games have more often', () => {
  expect(describeSince(scenario, evidence, evidence)).toEqual([])
  const [panel] = evidence.panel
  const never: Evidence = { ...evidence, panel: [{ ...panel, wins: [0, panel.games] }] }
  expect(describeSince(scenario, evidence, never)).toEqual([
    expect.stringMatching(/^since the evidence before: Eighth Army wins \d+ points less \(\d+ to \d+\)$/),
  ])
  expect(describeSince(scenario, losing(false), losing(true))).toEqual([
    expect.stringMatching(
      /^since the evidence before: Eighth Army loses 5th Division: 100 points more \(\d+ to 100\)$/,
    ),
  ])
})

it('compares no games of a battle with other units', () => {
  const other = losing(true)
  const more = {
    ...other,
    watched: { ...other.watched, courses: courses.map((one) => ({ ...one, gone: [0, ...one.gone] })) },
  }
  expect(describeSince(scenario, losing(false), more)).toEqual([])
})
