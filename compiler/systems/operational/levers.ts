/**
 * The levers of operational scenarios: numbers that an author could set one lower or higher, and a measure of how clearly a game was won.
 * Loaded only to look for levers.
 */
import type { Objective, OperationalScenario, OperationalUnit } from '../../../engine/systems/operational/scenario.ts'
import type { OperationalView } from '../../../engine/systems/operational/viewTypes.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import {
  amount,
  type Lever,
  type Levers,
  leverOf,
  leverOfTurns,
  movable,
  takenOut,
  turnsBy,
} from '../../playtest/levers/lever.ts'
import { groundsOf, leversOfPlaces } from '../../playtest/levers/place.ts'
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
    ...leversOfCards(scenario, origins),
    ...leversOfGround(scenario, origins),
    ...leversOfCount(scenario, origins),
  ])

const when = { less: 'earlier', more: 'later' } as const

/** The schema's bounds. */
const mostUses = 99

/** Turns less or more; weather that is given turn by turn loses its last turns, or repeats the last. */
const turnsOf = ({ turns, weather }: OperationalScenario, { scenario: root }: OperationalOrigins): Lever => {
  const lever = leverOfTurns(turns, root)
  const at = below(root, 'weather')
  const last = weather[turns - 1]
  return {
    ...lever,
    less: lever.less.map((change, index) => ({
      ...change,
      settings: [...change.settings, { path: ['weather'], value: weather.slice(0, -1 - index) }],
      writings: [...change.writings, ...counted(index).map((by) => ({ at: below(at, turns - 1 - by) }))],
    })),
    more: lever.more.map((change, index) => ({
      ...change,
      settings: [...change.settings, { path: ['weather'], value: [...weather, ...counted(index).map(() => last)] }],
      writings: [...change.writings, ...counted(index).map((by) => ({ at: below(at, turns + by), value: last }))],
    })),
  }
}

/** The numbers from 0 up to one. */
const counted = (to: number): readonly number[] => Array.from({ length: to + 1 }, (_, number) => number)

/** Its steps, and the turn in which it arrives. Units that are formed in play are not written anywhere. */
const leversOfUnit = (
  { id, name, type, steps, suppressed, arrives, reserve }: OperationalUnit,
  index: number,
  { rules, turns, sides }: OperationalScenario,
  { units }: OperationalOrigins,
): readonly Lever[] => {
  if (reserve === 'security') return []
  // Paratroops that are weak can never drop. operational.H13
  const drops = arrives?.by === 'air' || sides.some(({ cards }) => cards.some(({ unit }) => unit === index))
  const strength = leverOf({
    id: `steps ${id}`,
    value: steps,
    least: Math.max(1, suppressed, drops ? suppressed + rules.movement.weakBelow : 0),
    most: mostSteps(type, rules),
    usual: mostSteps(type, rules),
    path: ['units', index, 'steps'],
    at: below(units[index], 'steps'),
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
    words: (by, end) => `Let ${name} arrive ${turnsBy(by)} ${when[end]}`,
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
    words: (by, end) => `Ask for ${name} ${turnsBy(by)} ${when[end]}`,
  })

/** Command points of headquarters, and when they arrive. */
const leversOfStaffs = (
  { headquarters, rules, turns }: OperationalScenario,
  origins: OperationalOrigins,
): readonly Lever[] =>
  headquarters.flatMap(({ id, name, commandPoints, arrives }, index) => [
    leverOf({
      id: `command ${id}`,
      value: commandPoints,
      least: 1,
      most: rules.headquarters.mostCommandPoints,
      path: ['headquarters', index, 'commandPoints'],
      at: below(origins.headquarters[index], 'commandPoints'),
      words: (by, end) => `Give ${name} ${amount(by, 'command point', end)}`,
    }),
    ...(arrives === undefined
      ? []
      : [
          leverOf({
            id: `arrives ${id}`,
            value: arrives,
            least: 1,
            most: turns,
            path: ['headquarters', index, 'arrives'],
            at: below(origins.headquarters[index], 'arrives'),
            words: (by, end) => `Let ${name} arrive ${turnsBy(by)} ${when[end]}`,
          }),
        ]),
  ])

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
        words: (by, end) =>
          `Give ${side.name} ${what} ${by === 1 ? 'once' : by === 2 ? 'twice' : `${by} times`} ${end}`,
      })
    }),
  )

/** Cards that a side has at the start; those that bring a unit stay with it. */
const leversOfCards = ({ sides, rules }: OperationalScenario, origins: OperationalOrigins): readonly Lever[] =>
  sides.flatMap(({ id, name, cards }, side) =>
    cards.flatMap(({ card, unit }, index) =>
      unit !== undefined
        ? []
        : {
            id: `card ${id} ${card} ${index}`,
            less: [
              takenOut(
                `Give ${name} no card ${rules.cards[card].name}`,
                ['sides', side, 'cards', index],
                origins.cards[side][index],
              ),
            ],
            more: [],
          },
    ),
  )

/** Where units begin, and where objectives lie: on the same side of the front, on ground on which others of the kind begin. */
const leversOfGround = (
  { map, sides, units, objectives, headquarters }: OperationalScenario,
  origins: OperationalOrigins,
): readonly Lever[] => {
  const standing = units.flatMap(({ hex }) => hex ?? [])
  const isKnown = groundsOf(
    units,
    ({ type }) => type,
    ({ hex }) => hex && map.terrain[hex],
  )
  const ofUnits = units.flatMap((unit, index) =>
    unit.hex === undefined || unit.reserve !== undefined
      ? []
      : {
          id: `place ${unit.id}`,
          name: unit.name,
          space: unit.hex,
          towards: units.flatMap(({ side, hex }) => (side !== unit.side ? (hex ?? []) : [])),
          fits: (hex: number) => map.owner[hex] === unit.side && isKnown(unit, map.terrain[hex]),
          path: ['units', index, 'hex'],
          at: below(origins.units[index], 'hex'),
        },
  )
  const ofObjectives = objectives.map(({ name, hex: now, side }, index) => ({
    id: `place ${name}`,
    name,
    whom: sides[side].name,
    space: now,
    towards: units.flatMap((unit) => (unit.side === side ? (unit.hex ?? []) : [])),
    fits: (hex: number) =>
      map.owner[hex] === map.owner[now] && standing.some((one) => map.terrain[one] === map.terrain[hex]),
    path: ['objectives', index, 'hex'],
    at: below(origins.objectives[index], 'hex'),
  }))
  const taken = [...standing, ...headquarters.flatMap(({ hex }) => hex ?? [])]
  const named = objectives.map(({ hex }) => hex)
  return [...leversOfPlaces(map, ofUnits, taken), ...leversOfPlaces(map, ofObjectives, named)]
}

/** Objectives that a side could be spared. The one that it has longest to take is what it came for. */
const leversOfCount = ({ sides, objectives }: OperationalScenario, origins: OperationalOrigins): readonly Lever[] =>
  objectives.flatMap(({ name, side }, index) => {
    const last = objectives.reduce(
      (last, one, other) =>
        one.side === side && (objectives[last].side !== side || one.by > objectives[last].by) ? other : last,
      0,
    )
    if (index === last) return []
    const less = [
      takenOut(`Do not ask ${sides[side].name} for ${name}`, ['objectives', index], origins.objectives[index]),
    ]
    return { id: `objective ${name}`, isAlone: true as const, less, more: [] }
  })

/** Returns the remaining share of the steps that a side had or was to have, 0 to 1. */
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
