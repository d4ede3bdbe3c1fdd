/** How things stand after a worked example, in lines for its readers: of all facts, those that its author expects. */
import { makeHexName } from '../../engine/hex.ts'
import type { actionPoint, OperationalState } from '../../engine/systems/operational/types.ts'
import type { ExampleExpectation, UnitExpectation } from '../schemas/types.generated.ts'
import type { ExamplePosition } from './examplePosition.ts'
import { makeNumber } from './format.ts'

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

const actionPointNames = ['available', 'locked', 'spent'] as const satisfies Readonly<
  Record<(typeof actionPoint)[keyof typeof actionPoint], string>
>
const entrenchmentNames = ['not entrenched', 'entrenched', 'fortified'] as const

/** One line for each unit of which something is expected, then prestige, score and losses. */
export const outcomeLines = (
  { game, unitNumbers }: ExamplePosition,
  state: Readonly<OperationalState>,
  expect: ExampleExpectation,
): string[] => {
  const lines: string[] = []
  for (const [id, expected] of Object.entries(expect.units ?? {})) {
    const unit = unitNumbers.get(id)
    const hex = unit === undefined ? -1 : (state.hex[unit] ?? -1)
    if (unit === undefined || hex < 0) continue
    const facts = unitFacts(state, unit, expected)
    if (facts.length > 0)
      lines.push(`${game.scenario.units[unit]?.name} at ${makeHexName(game.scenario.map, hex)}: ${facts.join(', ')}`)
  }
  for (const name of ['prestige', 'score', 'killed', 'stragglers'] as const) {
    const [first, second] = state[name]
    if (expect[name] !== undefined) lines.push(`${pairNames[name]}: ${makeNumber(first)} and ${makeNumber(second)}`)
  }
  return lines
}

const pairNames = {
  prestige: 'Prestige of the two sides',
  score: 'Score of the two sides',
  killed: 'Steps killed on the two sides',
  stragglers: 'Steps scattered on the two sides',
} as const

const unitFacts = (state: Readonly<OperationalState>, unit: number, expected: UnitExpectation): string[] => {
  const active = state.active[unit] ?? 0
  const suppressed = state.suppressed[unit] ?? 0
  const without = state.unsupplied[unit] ?? 0
  const facts: string[] = []
  if (expected.suppressed !== undefined) facts.push(`${active} active and ${count(suppressed, 'suppressed step')}`)
  else if (expected.active !== undefined) facts.push(count(active, 'active step'))
  else if (expected.steps !== undefined) facts.push(count(active + suppressed, 'step'))
  if (expected.experience !== undefined) facts.push(`experience ${state.experience[unit]}`)
  if (expected.entrenchment !== undefined) facts.push(entrenchmentNames[state.entrenchment[unit] ?? 0] ?? '')
  if (expected.unsupplied !== undefined)
    facts.push(without === 0 ? 'supplied' : `${count(without, 'turn')} without supply`)
  if (expected.movementPoints !== undefined)
    facts.push(`${count(state.movementPoints[unit] ?? 0, 'movement point')} left`)
  if (expected.actionPoint !== undefined)
    facts.push(`action point ${actionPointNames[state.actionPoint[unit] ?? 0] ?? ''}`)
  return facts
}
