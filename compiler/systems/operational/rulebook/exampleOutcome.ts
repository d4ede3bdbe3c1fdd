/** How things stand after a worked example, in lines for its readers: of all facts, those that its author expects. */
import { makeHexName } from '../../../../engine/hex.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { branches, orderIds } from '../../../../engine/systems/operational/rules.ts'
import type { actionPoint, OperationalState } from '../../../../engine/systems/operational/types.ts'
import { hexKey } from '../../../rulebook/examples/read.ts'
import { makeList, makeNumber } from '../../../rulebook/format.ts'
import { count } from '../../../words.ts'
import type { ExampleExpectation, HeadquartersExpectation, UnitExpectation } from '../schemas/types.generated.ts'
import { headquartersFacts, pairNames, unitFacts, wholeFacts } from './exampleFacts.ts'
import type { ExamplePosition } from './examplePosition.ts'

const actionPointNames = ['available', 'locked', 'spent'] as const satisfies Readonly<
  Record<(typeof actionPoint)[keyof typeof actionPoint], string>
>
const entrenchmentNames = ['not entrenched', 'entrenched', 'fortified'] as const
const stanceNames = {
  none: 'no special order',
  'no-retreat': 'holds at all costs',
  rearguard: 'fights as a rearguard',
  counterattack: 'ready to counterattack',
} as const
const knownNames = { nothing: 'unknown to the enemy', marker: 'known by a marker', seen: 'seen by the enemy' } as const
const dumpNames = { none: 'no dump', fixed: 'with a dump', mobile: 'with supplies of its own' } as const
const crossingNames: Readonly<Record<string, string>> = {
  none: 'no bridge',
  bridge: 'a bridge',
  damaged: 'a bridge that is down',
  pontoon: 'a pontoon bridge',
  'pontoon-soon': 'a pontoon bridge under way',
  'repair-soon': 'a bridge under repair',
}

/** Lines for units and headquarters of which something is expected, then for hexes and sides. */
export const outcomeLines = (
  position: ExamplePosition,
  state: OperationalState,
  expect: ExampleExpectation,
): string[] => {
  const { game, unitNumbers, hqNumbers } = position
  const { scenario } = game
  const lines: string[] = []
  const tell = (name: string | undefined, hex: number | undefined, facts: readonly string[]): void => {
    const where = hex !== undefined && hex > 0 ? ` at ${makeHexName(scenario.map, hex)}` : ''
    if (facts.length > 0) lines.push(`${name}${where}: ${facts.join(', ')}`)
  }
  for (const [id, expected] of Object.entries(expect.units ?? {})) {
    const unit = unitNumbers.get(id)
    if (unit !== undefined && (state.hex[unit] ?? -1) >= 0)
      tell(scenario.units[unit]?.name, state.hex[unit], tellUnit(game, state, unit, expected))
  }
  for (const [id, expected] of Object.entries(expect.headquarters ?? {})) {
    const hq = hqNumbers.get(id)
    if (hq !== undefined)
      tell(scenario.headquarters[hq]?.name, state.hqHex[hq], tellHeadquarters(game, state, hq, expected))
  }
  const hexes = (list: Readonly<Record<string, unknown>> | undefined): [string, unknown][] =>
    Object.entries(list ?? {}).map(([key, value]) => [hexKey(key), value])
  for (const [hex, steps] of hexes(expect.stragglers))
    lines.push(steps === 0 ? `No stragglers at ${hex}` : `Stragglers at ${hex}: ${count(Number(steps), 'step')}`)
  for (const [hex, trucks] of hexes(expect.hubTrucks)) lines.push(`Hub at ${hex}: ${count(Number(trucks), 'truck')}`)
  for (const [hex, word] of hexes(expect.cities))
    lines.push(word === 'ruins' ? `The city at ${hex} lies in ruins` : `The city at ${hex} still stands`)
  for (const [edge, word] of Object.entries(expect.bridges ?? {}))
    lines.push(`At ${edge}: ${crossingNames[word] ?? word}`)
  for (const name of Object.keys(pairNames) as (keyof typeof pairNames)[]) {
    const [first, second] = state[name]
    if (expect[name] !== undefined && first !== undefined && second !== undefined)
      lines.push(`${pairNames[name]}: ${makeNumber(first)} and ${makeNumber(second)}`)
  }
  return [...lines, ...tellSides(game, state, expect)]
}

const tellUnit = (
  game: OperationalGame,
  state: OperationalState,
  unit: number,
  expected: UnitExpectation,
): string[] => {
  const { rules } = game.scenario
  const active = state.active[unit] ?? 0
  const suppressed = state.suppressed[unit] ?? 0
  const without = state.unsupplied[unit] ?? 0
  const now = unitFacts(game, state, unit, expected)
  const facts: string[] = []
  const name = (id: string): string => rules.specialists[id]?.name.toLowerCase() ?? id
  if (expected.suppressed !== undefined) facts.push(`${active} active and ${count(suppressed, 'suppressed step')}`)
  else if (expected.active !== undefined) facts.push(count(active, 'active step'))
  else if (expected.steps !== undefined) facts.push(count(active + suppressed, 'step'))
  for (const [id, word] of Object.entries(now.specialists())) facts.push(`${name(id)} ${word}`)
  if (expected.queue !== undefined) {
    const words = now.queue().map((word) => (word === 'active' || word === 'suppressed' ? word : name(word)))
    facts.push(`loss queue ${words.join(' – ')}`)
  }
  if (expected.experience !== undefined) facts.push(`experience ${state.experience[unit]}`)
  if (expected.entrenchment !== undefined) facts.push(entrenchmentNames[state.entrenchment[unit] ?? 0] ?? '')
  if (expected.unsupplied !== undefined)
    facts.push(without === 0 ? 'supplied' : `${count(without, 'turn')} without supply`)
  if (expected.movementPoints !== undefined)
    facts.push(`${count(state.movementPoints[unit] ?? 0, 'movement point')} left`)
  if (expected.actionPoint !== undefined)
    facts.push(`action point ${actionPointNames[state.actionPoint[unit] ?? 0] ?? ''}`)
  if (expected.stance !== undefined) facts.push(stanceNames[expected.stance])
  if (expected.known !== undefined) facts.push(knownNames[expected.known])
  if (expected.dump !== undefined) facts.push(dumpNames[expected.dump])
  if (expected.motorised === true) facts.push('carried by lorries')
  if (expected.weak !== undefined) facts.push(expected.weak ? 'weak' : 'not weak')
  return facts
}

const tellHeadquarters = (
  game: OperationalGame,
  state: OperationalState,
  hq: number,
  expected: HeadquartersExpectation,
): string[] => {
  const { rules } = game.scenario
  const now = headquartersFacts(game, state, hq, expected)
  const facts: string[] = []
  const branchName = (id: string): string => {
    const branch = branches.find((one) => one === id)
    return branch === undefined ? id : rules.headquarters.branches[branch].name.toLowerCase()
  }
  const orderName = (id: string): string => {
    const order = orderIds.find((one) => one === id)
    return order === undefined ? id : rules.orders[order].name.toLowerCase()
  }
  const itemName = (id: string): string => rules.specialists[id]?.name.toLowerCase() ?? id
  const pool = (what: string, list: Readonly<Record<string, number>>): void => {
    const items = Object.entries(list).map(([id, number]) => `${number} × ${itemName(id)}`)
    if (items.length > 0) facts.push(`${what} ${makeList(items)}`)
  }
  if (expected.place === 'en-route') facts.push('on its way back')
  if (expected.points !== undefined) facts.push(`${count(state.hqPoints[hq] ?? 0, 'command point')} left`)
  if (expected.command !== undefined) facts.push(`${count(state.hqCommand[hq] ?? 0, 'command point')} a turn`)
  if (expected.trucks !== undefined) facts.push(`range ${state.hqTrucks[hq]}`)
  for (const [id, level] of Object.entries(now.levels())) facts.push(`${branchName(id)} at level ${level}`)
  for (const [id, levels] of Object.entries(now.suppressed()))
    facts.push(`${branchName(id)}: ${count(levels, 'level')} suppressed`)
  if (expected.silent !== undefined) facts.push(`${count(now.silent(), 'level')} suppressed in all`)
  if (expected.unsupplied !== undefined) facts.push(`${count(state.hqUnsupplied[hq] ?? 0, 'turn')} without supply`)
  if (expected.experience !== undefined) facts.push(`experience ${state.hqExperience[hq]}`)
  if (expected.upgrades !== undefined) facts.push(`${count(state.hqUpgrades[hq] ?? 0, 'upgrade')} to choose`)
  for (const [id, cheaper] of Object.entries(now.specialised())) facts.push(`${orderName(id)} cheaper by ${cheaper}`)
  pool('in the pool', now.pool())
  pool('next turn', now.next())
  pool('the turn after', now.later())
  return facts
}

const tellSides = (game: OperationalGame, state: OperationalState, expect: ExampleExpectation): string[] => {
  const { assets, cards } = game.scenario.rules
  const now = wholeFacts(game, state, expect)
  const lines: string[] = []
  if (expect.trucks !== undefined)
    lines.push(
      `Trucks in reserve, now and later: ${now
        .trucks()
        .map((list) => list.join(', ') || '0')
        .join(' and ')}`,
    )
  for (const { asset, left, uses, perTurn } of now.assets()) {
    const facts = [
      left === undefined ? [] : [`${left} this turn`],
      uses === undefined ? [] : [`${uses} in the battle`],
      perTurn === undefined ? [] : [`${perTurn} a turn`],
    ].flat()
    lines.push(`${assets[asset]?.name ?? asset}: ${facts.join(', ')}`)
  }
  if (expect.hands !== undefined) {
    const hands = now.hands().map((list) => list.map((id) => cards[id]?.name ?? id).join(', ') || 'none')
    lines.push(`Cards of the two sides: ${hands.join(' and ')}`)
  }
  if (expect.bonuses !== undefined)
    for (const [index, word] of now.bonuses().entries())
      lines.push(`${game.scenario.bonuses[index]?.name ?? ''}: ${word}`)
  return lines
}
