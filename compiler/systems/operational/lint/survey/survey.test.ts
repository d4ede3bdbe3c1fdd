import fc from 'fast-check'
import { expect, it } from 'vitest'
import type {
  OperationalMap,
  OperationalScenario,
  OperationalSide,
  OperationalUnit,
} from '../../../../../engine/systems/operational/scenario.ts'
import { madeUpScenarios } from '../../../../../tests/support/packs.ts'
import type { CompiledScenario } from '../../../../content.ts'
import type { OperationalOrigins } from '../../resolve/scenario.ts'
import { makeContext } from '../context.ts'
import { lintRules } from '../index.ts'
import type { LintContext } from '../rule.ts'
import type { Survey } from './survey.ts'

type Compiled = CompiledScenario<OperationalScenario, OperationalOrigins>

const made = (await madeUpScenarios(60)).filter(({ scenario }) => scenario.system === 'operational') as Compiled[]

/** A change of a scenario by two numbers. */
type Change = (scenario: OperationalScenario, a: number, b: number) => OperationalScenario

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]
const withOne = <T>(list: readonly T[], at: number, change: (item: T) => T): T[] =>
  list.map((item, index) => (index === at % list.length ? change(item) : item))
const landOf = ({ map }: OperationalScenario): number[] => [...map.terrain.keys()].filter((hex) => map.terrain[hex] > 0)

const unit =
  (change: (unit: OperationalUnit, scenario: OperationalScenario, b: number) => Partial<OperationalUnit>): Change =>
  (scenario, a, b) => ({
    ...scenario,
    units: withOne(scenario.units, a, (one) => ({ ...one, ...change(one, scenario, b) })),
  })
const side =
  (change: (side: OperationalSide, scenario: OperationalScenario, b: number) => Partial<OperationalSide>): Change =>
  (scenario, a, b) => {
    const [one, other] = scenario.sides
    return a % 2 === 0
      ? { ...scenario, sides: [{ ...one, ...change(one, scenario, b) }, other] }
      : { ...scenario, sides: [one, { ...other, ...change(other, scenario, b) }] }
  }
const map =
  (change: (map: OperationalMap, scenario: OperationalScenario, a: number, b: number) => Partial<OperationalMap>) =>
  (scenario: OperationalScenario, a: number, b: number): OperationalScenario => ({
    ...scenario,
    map: { ...scenario.map, ...change(scenario.map, scenario, a, b) },
  })

const changes: readonly Change[] = [
  unit((one, scenario, b) => (one.hex === undefined ? {} : { hex: pick(landOf(scenario), b) })),
  unit((_, { units }, b) => ({ hex: pick(units, b).hex })),
  unit((one) => ({ steps: one.steps + 3 })),
  unit((one) => ({ suppressed: one.steps + 1 })),
  unit((_, __, b) => ({ experience: b % 1000 })),
  unit((_, { rules }, b) => ({ specialists: new Array(b % 4).fill(Object.keys(rules.specialists)[0]) })),
  unit((_, __, b) => ({ formation: pick(['9th Army', '9TH ARMY', '9th  Army', 'Reserve'], b) })),
  unit((_, { units }, b) => ({ name: pick(units, b).name })),
  unit(() => ({ headquarters: undefined })),
  unit((one) => (one.arrives === undefined ? {} : { reserve: 'card', arrives: undefined })),
  unit((one, { turns }, b) =>
    one.arrives === undefined ? {} : { arrives: { ...one.arrives, turn: turns - 1 + (b % 3) } },
  ),
  unit((one, _, b) =>
    one.arrives === undefined ? {} : { arrives: { ...one.arrives, by: pick(['sea', 'air'] as const, b) } },
  ),
  unit((one, scenario, b) =>
    one.arrives === undefined
      ? {}
      : { arrives: { ...one.arrives, hexes: new Array((b % 2) + 1).fill(pick(landOf(scenario), b)) } },
  ),
  (scenario, a, b) => ({
    ...scenario,
    headquarters: withOne(scenario.headquarters, a, (one) => ({ ...one, hex: pick(landOf(scenario), b) })),
  }),
  (scenario, a) => ({
    ...scenario,
    headquarters: withOne(scenario.headquarters, a, (one) => ({ ...one, hex: undefined, arrives: 2 })),
  }),
  (scenario) => ({
    ...scenario,
    headquarters: scenario.headquarters.map((one) => ({ ...one, hex: scenario.headquarters[0].hex, name: 'Staff' })),
  }),
  map(({ owner }, scenario, a, b) => ({ owner: owner.with(pick(landOf(scenario), a), b % 3) })),
  map(({ terrain, terrainIds }, scenario, a, b) => ({
    terrain: terrain.with(pick(landOf(scenario), a), 1 + (b % (terrainIds.length - 1))),
  })),
  map(({ terrainIds }, { rules }, a, b) => ({
    terrainIds: terrainIds.map((id, index) =>
      index === 1 + (a % (terrainIds.length - 1)) ? pick(Object.keys(rules.terrain), b) : id,
    ),
  })),
  map(({ barriers }, { rules }, a, b) => ({
    barriers: [...barriers, { kind: pick(Object.keys(rules.hexsides), a), hexsides: [pick(barriers[0].hexsides, b)] }],
  })),
  map(({ barriers: [river, ...others] }, _, a, b) => ({
    barriers: [{ ...river, hexsides: river.hexsides.slice(a % 4, river.hexsides.length - (b % 4)) }, ...others],
  })),
  map(({ barriers: [river, ...others] }, _, a, b) => ({
    barriers: [
      { ...river, hexsides: river.hexsides.slice(0, a % 9) },
      { ...river, hexsides: river.hexsides.slice((a % 9) + (b % 3)) },
      ...others,
    ],
  })),
  map(({ bridges }, scenario, a, b) => ({
    bridges: withOne(bridges, a, () => ({ hex: pick(landOf(scenario), b), direction: pick([0, 1, 2] as const, b) })),
  })),
  map(({ names }, scenario, a, b) => ({
    names: withOne(names, a, (name) => ({ ...name, hexes: [pick(landOf(scenario), b)] })),
  })),
  map(({ names }, _, a, b) => ({
    names: withOne(names, a, (name) => ({ ...name, kind: pick(['city', 'town', 'hills', 'sea'] as const, b) })),
  })),
  map(({ ways }, _, a) => ({ ways: ways.filter((__, index) => index !== a % ways.length) })),
  map(({ forts }, scenario, a, b) => ({ forts: [...forts, pick(landOf(scenario), a), pick(landOf(scenario), b)] })),
  (scenario, a, b) => ({
    ...scenario,
    objectives: withOne(scenario.objectives, a, (one) => ({ ...one, hex: pick(landOf(scenario), b) })),
  }),
  (scenario, a, b) => ({
    ...scenario,
    objectives: withOne(scenario.objectives, a, (one) => ({ ...one, by: b % 9, hex: scenario.objectives[0].hex })),
  }),
  (scenario, a) => ({
    ...scenario,
    objectives: withOne(scenario.objectives, a, (one) => ({ ...one, side: one.side === 0 ? 1 : 0 })),
  }),
  (scenario, a, b) => ({
    ...scenario,
    bonuses: withOne(scenario.bonuses, a, (one) => ({
      ...one,
      by: b % 9,
      condition: { type: pick(['take', 'hold'] as const, b), hex: pick(landOf(scenario), b) },
    })),
  }),
  (scenario, a, b) => ({
    ...scenario,
    bonuses: withOne(scenario.bonuses, a, (one) => ({
      ...one,
      reward: pick(
        [
          { type: 'delay' as const, unit: b % scenario.units.length, turns: 1 },
          { type: 'port' as const },
          { type: 'card' as const, card: pick(Object.keys(scenario.rules.cards), b) },
        ],
        b,
      ),
    })),
  }),
  (scenario) => ({
    ...scenario,
    headquarters: [],
    units: scenario.units.map((one) => ({ ...one, headquarters: undefined })),
  }),
  side(({ victory }) => ({ victory: victory === 'deny' ? 'objectives' : 'deny' })),
  side(({ sources }, scenario, b) => ({
    sources: withOne(sources, b, (one) => ({ ...one, hex: pick(landOf(scenario), b) })),
  })),
  side(({ sources }, _, b) => ({ sources: withOne(sources, b, (one) => ({ ...one, value: 0 })) })),
  side(({ sources }, _, b) => ({
    sources: withOne(sources, b, (one) => ({
      ...one,
      kind: pick(['port', 'ship', 'air', 'rail', 'truck'] as const, b),
    })),
  })),
  side(({ hubs }, scenario, b) => ({ hubs: withOne(hubs, b, (one) => ({ ...one, hex: pick(landOf(scenario), b) })) })),
  side((_, { rules, units }, b) => ({
    cards: [{ card: pick(Object.keys(rules.cards), b), unit: b % 2 === 0 ? undefined : b % units.length }],
  })),
  side((_, { rules }, b) => ({ assets: [{ asset: pick(Object.keys(rules.assets), b), perTurn: b % 2, uses: null }] })),
  (scenario, a, b) => ({
    ...scenario,
    weather: scenario.weather.with(a % scenario.weather.length, pick(Object.keys(scenario.rules.weather), b)),
  }),
]

const cases = fc
  .tuple(
    fc.constantFrom(...made),
    fc.array(fc.tuple(fc.nat(changes.length - 1), fc.nat(100_000), fc.nat(100_000)), { minLength: 1, maxLength: 4 }),
  )
  .map(([compiled, steps]): Compiled => {
    const scenario = steps.reduce((all, [at, a, b]) => changes[at](all, a, b), compiled.scenario)
    return { ...compiled, scenario }
  })

/** A survey that proves nothing. */
const doubtful = new Proxy({}, { get: () => new Proxy({}, { get: () => false }) }) as Survey

/** The codes of the rules that find something; what a rule cannot even tell of is found too. */
const speaking = (context: LintContext): string[] =>
  lintRules.flatMap(({ code, check, isSurelyFine }) => {
    try {
      return !isSurelyFine(context) && [...check(context)].length > 0 ? [code] : []
    } catch {
      return [code]
    }
  })

it('a look at a scenario silences no rule that has something to say', () => {
  const spoken = new Set<string>()
  fc.assert(
    fc.property(cases, (compiled) => {
      const context = makeContext(compiled)
      const doubting = new Proxy(context, {
        get: (target, key) => (key === 'survey' ? doubtful : Reflect.get(target, key, target)),
      })
      const expected = speaking(doubting)
      for (const code of expected) spoken.add(code)
      expect(speaking(context)).toEqual(expected)
    }),
    { numRuns: 400, seed: 7 },
  )
  expect(spoken.size).toBeGreaterThan(40)
})

it('a sound scenario is sound at a glance', () => {
  for (const compiled of made)
    for (const facts of Object.values(makeContext(compiled).survey))
      expect(Object.entries(facts).filter(([, isSure]) => !isSure)).toEqual([])
})
