/** What an author of an operational scenario could set one lower or higher, and how clearly a game was won: loaded by those who look for levers. */
import type { Objective, OperationalScenario, OperationalUnit } from '../../../engine/systems/operational/scenario.ts'
import type { OperationalView } from '../../../engine/systems/operational/viewTypes.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import { amount, type Lever, type Levers, leverOf, leverOfTurns, movable } from '../../playtest/levers/lever.ts'
import type { OperationalOrigins } from './resolve/scenario.ts'
import { mostSteps } from './resolve/units.ts'

type OperationalLevers = Levers<OperationalScenario, OperationalOrigins, OperationalView>

const leversOf: OperationalLevers['leversOf'] = (scenario, origins) =>
  movable([
    turnsOf(scenario, origins),
    ...scenario.units.flatMap((unit, index) => leversOfUnit(unit, index, scenario, origins)),
    ...scenario.objectives.map((objective, index) => dateOf(objective, index, scenario, origins)),
    ...leversOfStaffs(scenario, origins),
    ...leversOfAssets(scenario, origins),
  ])

const when = { less: 'earlier', more: 'later' } as const

/** The schema's bounds. */
const mostUses = 99

/** A turn less or more; weather that is given turn by turn loses its last turn, or repeats it. */
const turnsOf = ({ turns, weather }: OperationalScenario, { scenario: root }: OperationalOrigins): Lever => {
  const lever = leverOfTurns(turns, root)
  const at = below(root, 'weather')
  const last = weather[turns - 1]
  return {
    ...lever,
    less: lever.less.map((change) => ({
      ...change,
      settings: [...change.settings, { path: ['weather'], value: weather.slice(0, -1) }],
      writings: [...change.writings, { at: below(at, turns - 1) }],
    })),
    more: lever.more.map((change) => ({
      ...change,
      settings: [...change.settings, { path: ['weather'], value: [...weather, last] }],
      writings: [...change.writings, { at: below(at, turns), value: last }],
    })),
  }
}

/** Its steps, and the turn in which it arrives. Units that are formed in play are not written anywhere. */
const leversOfUnit = (
  { id, name, type, steps, suppressed, arrives, reserve }: OperationalUnit,
  index: number,
  { rules, turns }: OperationalScenario,
  { units }: OperationalOrigins,
): readonly Lever[] => {
  if (reserve === 'security') return []
  const strength = leverOf({
    id: `steps ${id}`,
    value: steps,
    least: Math.max(1, suppressed),
    most: mostSteps(type, rules),
    usual: mostSteps(type, rules),
    path: ['units', index, 'steps'],
    at: below(units[index], 'steps'),
    reach: 2,
    words: (by, end) => `Give ${name} ${amount(by, 'step', end)}`,
  })
  if (arrives === undefined) return [strength]
  const arrival = leverOf({
    id: `arrives ${id}`,
    value: arrives.turn,
    least: 1,
    most: turns,
    path: ['units', index, 'arrives', 'turn'],
    at: below(units[index], 'arrives', 'turn'),
    words: (_, end) => `Let ${name} arrive a turn ${when[end]}`,
  })
  return [strength, arrival]
}

const dateOf = (
  { name, by }: Objective,
  index: number,
  { turns }: OperationalScenario,
  { objectives }: OperationalOrigins,
): Lever =>
  leverOf({
    id: `by ${name}`,
    value: by,
    least: 1,
    most: turns,
    path: ['objectives', index, 'by'],
    at: below(objectives[index], 'by'),
    words: (_, end) => `Ask for ${name} a turn ${when[end]}`,
  })

/** Command points of headquarters. */
const leversOfStaffs = ({ headquarters, rules }: OperationalScenario, origins: OperationalOrigins): readonly Lever[] =>
  headquarters.map(({ id, name, commandPoints }, index) =>
    leverOf({
      id: `command ${id}`,
      value: commandPoints,
      least: 1,
      most: rules.headquarters.mostCommandPoints,
      path: ['headquarters', index, 'commandPoints'],
      at: below(origins.headquarters[index], 'commandPoints'),
      words: (by, end) => `Give ${name} ${amount(by, 'command point', end)}`,
    }),
  )

/** Uses of aircraft and ships in the whole battle; those without a limit stay so. */
const leversOfAssets = ({ sides, rules }: OperationalScenario, origins: OperationalOrigins): readonly Lever[] =>
  sides.flatMap((side, number) =>
    side.assets.flatMap(({ asset, uses }, index) => {
      if (uses === null) return []
      const what = rules.assets[asset].name.toLowerCase()
      return leverOf({
        id: `uses ${side.id} ${asset}`,
        value: uses,
        least: 1,
        most: mostUses,
        path: ['sides', number, 'assets', index, 'uses'],
        at: below(origins.assets[number][index], 'uses'),
        words: (_, end) => `Give ${side.name} ${what} once ${end}`,
      })
    }),
  )

/** What is left of the steps that a side had or was to have, 0 to 1. */
const strengthOf = ({ units }: OperationalScenario, view: OperationalView, side: 0 | 1): number => {
  const all = units.reduce((sum, unit) => sum + (unit.side === side && !unit.reserve ? unit.steps : 0), 0)
  return 1 - Math.min(1, (view.killed[side] + view.scattered[side]) / Math.max(1, all))
}

/** In objectives: what attackers hold of theirs counts whole, an army that lives besides that as much as one of them. */
const marginOf: OperationalLevers['marginOf'] = (scenario, view) => {
  const attackers = ([0, 1] as const).filter((side) => scenario.sides[side].victory === 'objectives')
  const held = attackers.reduce<number>((sum, attacker) => {
    const sign = attacker === 0 ? 1 : -1
    const own = view.objectives.filter((_, index) => scenario.objectives[index].side === attacker)
    return sum + sign * own.reduce((count, { heldSince }) => count + (heldSince > 0 ? 1 : 0), 0)
  }, 0)
  return held + strengthOf(scenario, view, 0) - strengthOf(scenario, view, 1)
}

export const levers: OperationalLevers = { leversOf, marginOf }
