import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { otherSide } from '../../engine/game.ts'
import type { CommandCardsScenario, CommandCardsUnit } from '../../engine/systems/command-cards/scenario.ts'
import { madeUpScenarios } from '../../tests/support/packs.ts'
import type { CompiledScenario } from '../content.ts'
import { makeContext } from '../systems/command-cards/lint/context.ts'
import { lintRules as ownRules } from '../systems/command-cards/lint/index.ts'
import type { CommandCardsOrigins } from '../systems/command-cards/resolve/scenario.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { sharedRules } from './index.ts'
import type { Finding, LintRule } from './rule.ts'

const found = new Map<string, number>()

/** Holds what a rule says after a glance against what it says without one. */
const expectSame = <Context>({ code, check, isSurelyFine }: LintRule<Context>, context: Context): void => {
  const findings: readonly Finding[] = [...check(context)]
  if (findings.length > 0) found.set(code, (found.get(code) ?? 0) + 1)
  expect(isSurelyFine(context) ? [] : [...check(context)], code).toEqual(findings)
}

type Battle = CompiledScenario<CommandCardsScenario, CommandCardsOrigins>

let battles: readonly Battle[] = []
let marches: readonly CompiledScenario[] = []

beforeAll(async () => {
  const made = await madeUpScenarios(40)
  battles = made.filter(({ scenario }) => scenario.system === 'command-cards') as unknown as readonly Battle[]
  marches = made.filter(({ scenario }) => scenario.system !== 'command-cards')
})

const numbers = fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 20 })

/** Changes of a unit, each of which some rule looks for. */
const changesOfUnit: readonly ((unit: CommandCardsUnit, other: CommandCardsUnit) => CommandCardsUnit)[] = [
  (unit) => ({ ...unit, boat: true }),
  (unit) => ({ ...unit, leader: true }),
  (unit) => ({ ...unit, figures: 9 }),
  ({ hex: _, ...unit }) => ({ ...unit, reserve: 'airfield' }),
  ({ hex: _, ...unit }) => ({ ...unit, reserve: 'train' }),
  (unit, { hex }) => (hex === undefined ? unit : { ...unit, hex }),
  (unit, { name }) => ({ ...unit, name }),
  (unit, { nation }) => ({ ...unit, nation }),
  (unit) => ({ ...unit, side: otherSide(unit.side) }),
  (unit) => ({ ...unit, name: 'TODO' }),
]

/** A battle with its ground, units, medals and rounds changed by some numbers. */
const changed = (compiled: Battle, pick: (count: number) => number): Battle => {
  const { scenario } = compiled
  const { map, rules } = scenario
  const hexes = [...map.terrain.keys()].filter((hex) => map.terrain[hex] !== 0)
  const terrainIds = [...map.terrainIds, ...Object.keys(rules.terrain).filter((id) => !map.terrainIds.includes(id))]
  const terrain = [...map.terrain]
  for (let times = pick(30); times > 0; times--) terrain[hexes[pick(hexes.length)]] = 1 + pick(terrainIds.length - 1)
  const units = [...scenario.units]
  for (let times = pick(3); times > 0; times--) {
    const at = pick(units.length)
    units[at] = changesOfUnit[pick(changesOfUnit.length)](units[at], units[pick(units.length)])
  }
  const kinds = Object.keys(rules.obstacles)
  const obstacles = map.obstacles.map((one) => (pick(3) > 0 ? one : { ...one, kind: kinds[pick(kinds.length)] }))
  const names = map.names.map((one) => (pick(4) > 0 ? one : { ...one, hex: hexes[pick(hexes.length)] }))
  const medals = scenario.medals.map((one) => (pick(4) > 0 ? one : { ...one, hexes: [hexes[pick(hexes.length)]] }))
  const [first, second] = scenario.sides
  const sides =
    pick(3) > 0 ? scenario.sides : ([{ ...first, medals: 1 + pick(30), hand: 1 + pick(6) }, second] as const)
  const edges =
    pick(9) > 0
      ? sides
      : ([
          { ...sides[0], edge: 'south' },
          { ...sides[1], edge: 'north' },
        ] as const)
  const changedMap = { ...map, terrain, terrainIds, obstacles, names }
  const turns = pick(3) > 0 ? scenario.turns : 1 + pick(4)
  return { ...compiled, scenario: { ...scenario, map: changedMap, units, medals, sides: edges, turns } }
}

/** Gives numbers below a bound, one after the other. */
const picker = (list: readonly number[]): ((count: number) => number) => {
  let at = 0
  let last = 0
  return (count) => {
    last = (last * 31 + list[at++ % list.length] + at) % 1_000_003
    return last % Math.max(1, count)
  }
}

const words = [
  'the',
  'The',
  'of',
  'and',
  'x',
  '14',
  '31 June 1943',
  '3rd',
  'May',
  '1943',
  '**',
  '*',
  '\\',
  '#',
  '\n## What',
]
const signs = [
  'the the',
  'An\tan',
  '-',
  'é',
  '_',
  '\u0001',
  'TODO',
  '[here](rule:C1)',
  '???',
  '# Top\n',
  '\n### Deep\n',
]
const blanks = [' ', ' ', '  ', '\t', '\n', '\n\n', '\r\n', '\n \t\n', '\n\u00a0\n', '\n\u2003\n', '\v', '', '']
const parts = fc.tuple(fc.constantFrom(...words, ...signs), fc.constantFrom(...blanks))
const texts = fc.oneof(
  fc.array(parts, { maxLength: 60 }).map((list) => list.map(([word, after]) => word + after).join('')),
  // Long paragraphs of short words.
  fc
    .tuple(fc.integer({ min: 150, max: 250 }), parts)
    .map(([count, [word, after]]) => `${'x '.repeat(count)}${word}${after}y`),
)

/** How a briefing may begin: with days that may be those of a scenario. */
const openings = ['', '', '14 June 1943 ', '**14 June 1943.** ', '__14th June 1943 ', ' June 14, 1943 ', '15 June 1943']

const contextOf = (compiled: CompiledScenario) => {
  const { lint } = systemCompilerOf(compiled.scenario.system)
  return { compiled, chart: lint.chart(compiled), codes: [], stageCodes: [], used: new Set<never>() }
}

describe('what a rule sees at a glance is what it finds', () => {
  it('in battles led by cards', () => {
    fc.assert(
      fc.property(fc.nat(1000), numbers, (which, list) => {
        const compiled = changed(battles[which % battles.length], picker(list))
        const context = makeContext(compiled)
        for (const rule of ownRules) expectSame(rule, context)
        const shared = contextOf(compiled as unknown as CompiledScenario)
        for (const rule of sharedRules) expectSame(rule, shared)
      }),
      { numRuns: 250, seed: 7 },
    )
    expect([...found.keys()].filter((code) => ownRules.some((rule) => rule.code === code)).length).toBeGreaterThan(15)
  })

  it('in briefings', () => {
    found.clear()
    fc.assert(
      fc.property(fc.constantFrom(...openings), texts, (opening, text) => {
        const scenario = { ...marches[0].scenario, date: '1943-06-14' }
        const compiled = { ...marches[0], scenario, briefing: { path: 'briefing.md', text: opening + text } }
        const context = contextOf(compiled)
        for (const rule of sharedRules) expectSame(rule, context)
      }),
      { numRuns: 1500, seed: 3 },
    )
    const glanced = ['briefing-date-differs', 'emphasis-unclosed', 'heading-out-of-order', 'word-twice']
    for (const code of [...glanced, 'paragraph-too-long', 'placeholder-text'])
      expect(found.get(code), code).toBeGreaterThan(20)
  })

  it('in ways', () => {
    found.clear()
    fc.assert(
      fc.property(fc.nat(1000), numbers, (which, list) => {
        const pick = picker(list)
        const context = contextOf(marches[which % marches.length])
        const ways = context.chart.ways.flatMap((way) => {
          const at = 1 + pick(way.hexes.length)
          const parts = [way.hexes.slice(0, at), way.hexes.slice(at + pick(3) - 1), way.hexes.slice(at)]
          return parts.slice(0, 1 + pick(3)).flatMap((hexes) => (hexes.length > 1 ? { ...way, hexes } : []))
        })
        const chart = { ...context.chart, ways }
        for (const rule of sharedRules) expectSame(rule, { ...context, chart })
      }),
      { numRuns: 300, seed: 5 },
    )
    for (const code of ['way-gap', 'way-drawn-twice']) expect(found.get(code), code).toBeGreaterThan(20)
  })
})
