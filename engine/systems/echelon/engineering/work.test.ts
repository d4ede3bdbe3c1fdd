import { describe, expect, it } from 'vitest'
import type { FieldSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { type Job, jobs, re } from '../rules.ts'
import { rail, status } from '../types.ts'
import { settleWork } from './work.ts'

const map = `
  . . . . . .
   . . . . . .
`
const all = (designs: readonly string[], more: Partial<FieldSketch> = {}): FieldSketch => ({
  map,
  owned: ['all', '0602'],
  units: designs.map((design, index) => ({ id: `u${index}`, side: 0 as const, design, hex: '0101' })),
  ...more,
})

type Field = ReturnType<typeof layField>

/** Makes every job possible at a hex. */
const ruin = ({ state, hex, game }: Field, name = '0101'): void => {
  const at = hex(name)
  state.portHits[at] = 1
  state.airbaseHits[at] = 1
  state.rail[at] = rail.laid | rail.broken
  state.bridge.fill(1)
  void game
}

/** Jobs that the first unit may do. */
const jobsOf = (design: string, more: Partial<FieldSketch> = {}, change: (field: Field) => void = () => {}): Job[] => {
  const field = layField(all([design], more))
  change(field)
  return [...new Set(field.legal('work', { unit: 0 }).map(({ job }) => jobs[job]))]
}

const start = (field: Field, job: Job, units: readonly number[] = [0], quick = 0): void => {
  for (const unit of units) field.act({ type: 'work', unit, job: jobs.indexOf(job), quick })
}

/** Work that is left after a turn, in 144ths; 0 when the job is done. */
const leftAfter = (designs: readonly string[], job: Job, change: (field: Field) => void = () => {}): number => {
  const field = layField(all(designs, { ports: ['0101 4'], bridges: ['0101 E'] }))
  change(field)
  start(
    field,
    job,
    designs.map((_, index) => index),
  )
  settleWork(field.game.services, field.draft())
  return field.state.jobLeft[field.hex('0101')]
}

describe('jobs', () => {
  const ruined = { ports: ['0101 4'], airbases: ['0101 3'], bridges: ['0101 E'] }
  it.each([
    ['construction-engineer regiment 0-4', ['entrenchment', 'fort', 'port-hit', 'airbase-hit', 'rail-break', 'bridge']],
    ['combat-engineer regiment 1-6', ['entrenchment', 'port-hit', 'airbase-hit', 'rail-break', 'bridge']],
    ['railroad-engineer regiment 0-4', ['rail-break', 'bridge']],
    ['assault-engineer regiment 2-8', []],
    ['construction-unit regiment 0-4', []],
    ['infantry division 5-6-6 supports-others', ['entrenchment', 'airbase-hit', 'rail-break']],
    ['infantry division 5-6-6', []],
    ['infantry corps 9-9-6', ['entrenchment', 'airbase-hit', 'rail-break']],
    ['light-position-anti-aircraft counter 0-0-8 aa2 combat-engineer', []],
  ] as const)('of %s: %j (echelon.36, 37, 40a, 40b, 40c, 40g, 11e)', (design, expected) => {
    expect(jobsOf(design, ruined, ruin)).toEqual(expected)
  })

  it('of a cadre are none (echelon.40c)', () => {
    expect(
      jobsOf('infantry division 5-6-6 supports-others', ruined, (field) => {
        ruin(field)
        field.state.reversed[0] = 1
      }),
    ).toEqual([])
  })

  it('of railways are done by railway engineers beside own track (echelon.40g)', () => {
    const ways = ['rail 0201 0301']
    expect(jobsOf('railroad-engineer regiment 0-4', { ways })).toContain('new-rail')
    expect(jobsOf('construction-engineer regiment 0-4', { ways })).toContain('new-rail')
    expect(jobsOf('combat-engineer regiment 1-6', { ways })).not.toContain('new-rail')
    expect(jobsOf('railroad-engineer regiment 0-4', { ways: ['rail 0301 0401'] })).not.toContain('new-rail')
    const ofEnemy = { ways, owned: ['0101', '0201 0301'] as const }
    expect(jobsOf('railroad-engineer regiment 0-4', ofEnemy)).not.toContain('new-rail')
    const cutOff = { ways, hexsides: ['great-river 0101 E SE'] }
    expect(jobsOf('railroad-engineer regiment 0-4', cutOff)).not.toContain('new-rail')
  })

  it('of pipelines go on from a port or another one, by pipeline engineers (echelon.40d)', () => {
    const pipelines = ['0201 0301']
    expect(jobsOf('pipeline-engineer regiment 0-4', { pipelines })).toContain('pipeline')
    expect(jobsOf('pipeline-engineer regiment 0-4', { pipelines })).toContain('entrenchment')
    expect(jobsOf('construction-engineer regiment 0-4', { pipelines })).not.toContain('pipeline')
    expect(jobsOf('pipeline-engineer regiment 0-4', {})).not.toContain('pipeline')
  })

  it('at a destroyed port are for port engineers, and its hits wait (echelon.40e)', () => {
    const gone = (field: Field): void => {
      ruin(field)
      field.state.portGone[field.hex('0101')] = 1
    }
    const ports = ['0101 4']
    expect(jobsOf('port-engineer regiment 0-4', { ports }, gone)).toContain('destroyed-port')
    expect(jobsOf('construction-engineer regiment 0-4', { ports }, gone)).not.toContain('destroyed-port')
    expect(jobsOf('construction-engineer regiment 0-4', { ports }, gone)).not.toContain('port-hit')
  })
})

describe('work', () => {
  const engineers = 'construction-engineer regiment 0-4'

  it('is one point for each RE, of a job at most half in a turn (echelon.40a, E1)', () => {
    expect(leftAfter([engineers], 'fort')).toBe(3 * re)
    expect(leftAfter([engineers, engineers], 'fort')).toBe(2 * re)
    expect(leftAfter([engineers, engineers, engineers], 'fort')).toBe(2 * re)
    expect(leftAfter(['construction-engineer battalion 0-4'], 'fort')).toBe(3.5 * re)
  })

  it.each([
    ['combat-engineer regiment 1-6', 'airfield', 1.5],
    ['construction-engineer regiment 0-4', 'airfield', 1],
    ['port-engineer battalion 0-4', 'port-upgrade', 3],
    ['construction-engineer battalion 0-4', 'port-upgrade', 3.5],
    ['infantry division 5-6-6 supports-others', 'entrenchment', 0.5],
  ] as const)('of %s at %s leaves %d points (echelon.37, 40e, 40c)', (design, job, left) => {
    const reduce = ({ state, hex }: Field): void => {
      if (job === 'port-upgrade') state.port[hex('0101')] = 2
    }
    expect(leftAfter([design], job, reduce)).toBe(left * re)
  })

  it('is helped by construction troops: one for each RE of engineers (echelon.40b)', () => {
    const helper = 'construction-unit regiment 0-4'
    expect(leftAfter([engineers, helper], 'fort')).toBe(2 * re)
    const field = layField(all([engineers, helper, helper, 'punitive battalion 1-6']))
    start(field, 'fort', [0, 1])
    expect(field.legal('work')).toEqual([])
    const small = layField(all(['construction-engineer battalion 0-4', helper]))
    start(small, 'fort')
    expect(small.legal('work')).toEqual([])
  })

  it('has no more helpers than engineers lead when it is counted (echelon.40b)', () => {
    const helper = 'construction-unit battalion 0-4'
    const field = layField(all([engineers, engineers, helper, helper]))
    start(field, 'fort', [0, 1, 2, 3])
    field.state.status[1] |= status.retreated
    settleWork(field.game.services, field.draft())
    expect(field.state.jobLeft[field.hex('0101')]).toBe(2.5 * re)
  })

  it('takes all turn: who has moved does none, who works does not move (echelon.40a)', () => {
    const field = layField(all([engineers, engineers]))
    field.state.spent[1] = 1
    expect(field.legal('work', { unit: 1 })).toEqual([])
    start(field, 'fort')
    expect(field.legal('take', { unit: 0 })).toEqual([])
    field.state.status[0] |= status.retreated
    settleWork(field.game.services, field.draft())
    expect(field.state.jobLeft[field.hex('0101')]).toBe(4 * re)
    expect(field.state.status[0] & status.working).toBe(0)
  })

  it('is done by engineers that lorries carry, as long as these stand still (echelon.44b)', () => {
    const units = [
      { id: 'lorries', side: 0 as const, design: 'transport counter 0-0-10 carries3', hex: '0101' },
      { id: 'men', side: 0 as const, design: engineers, hex: '0101', carrier: 'lorries' },
    ]
    const field = layField({ map, owned: ['all', '0602'], units })
    expect(field.legal('work', { unit: 1 })).not.toEqual([])
    field.state.status[1] |= status.moved
    expect(field.legal('work')).toEqual([])
  })

  it('goes on from turn to turn until the thing stands (echelon.40a)', () => {
    const field = layField(all([engineers, engineers]))
    for (const turn of [1, 2]) {
      start(field, 'fort', [0, 1])
      settleWork(field.game.services, field.draft())
      expect(field.state.fort[field.hex('0101')] > 0).toBe(turn === 2)
    }
    expect(field.game.table.featureIds[field.state.fort[field.hex('0101')] - 1]).toBe('fort')
  })

  it('comes to nothing when there is nothing left to do (echelon.40a)', () => {
    const field = layField(all([engineers], { ports: ['0101 4'] }))
    const at = field.hex('0101')
    field.state.portHits[at] = 1
    start(field, 'port-hit')
    field.state.portHits[at] = 0
    field.state.jobLeft[at] = 1
    settleWork(field.game.services, field.draft())
    expect([field.state.portHits[at], field.state.job[at]]).toEqual([0, 0])
  })

  it('is given up when the hex is lost (echelon.40a)', () => {
    const field = layField(
      all([engineers], {
        units: [
          { id: 'a', side: 0, design: engineers, hex: '0101' },
          { id: 'e', side: 1, design: 'infantry regiment 2-3-6', hex: '0602' },
        ],
      }),
    )
    start(field, 'fort')
    field.state.hex[0] = field.hex('0301')
    field.state.side = 1
    field.state.active = 1
    field.state.hex[1] = field.hex('0201')
    field.act({ type: 'take', unit: 1 })
    field.act({ type: 'move', to: field.hex('0101') })
    expect(field.state.job[field.hex('0101')]).toBe(0)
  })

  it.each([
    ['entrenchment', (f: Field, at: number) => f.state.entrenched[at]],
    ['airfield', (f: Field, at: number) => f.state.airbase[at]],
  ] as const)('ends with %s (echelon.40a)', (job, read) => {
    const field = layField(all([engineers, engineers]))
    for (const _ of [1, 2]) {
      start(field, job, [0, 1])
      settleWork(field.game.services, field.draft())
    }
    expect(read(field, field.hex('0101'))).toBe(1)
  })

  it('mends ports, airbases, bridges and destroyed ports (echelon.40a, 40e)', () => {
    const field = layField(
      all(['port-engineer regiment 0-4', 'port-engineer regiment 0-4'], {
        ports: ['0101 4'],
        airbases: ['0101 3'],
        bridges: ['0101 E'],
      }),
    )
    const at = field.hex('0101')
    ruin(field)
    field.state.portGone[at] = 1
    for (const job of ['bridge', 'airbase-hit', 'destroyed-port', 'port-hit'] as const)
      for (const _ of [1, 2]) {
        start(field, job, [0, 1])
        settleWork(field.game.services, field.draft())
      }
    expect([
      field.state.portGone[at],
      field.state.portHits[at],
      field.state.airbaseHits[at],
      field.state.bridge[0],
    ]).toEqual([0, 0, 0, 0])
  })
})

describe('railway engineers', () => {
  const ways = ['rail 0101 0201 0301']
  const gang = (size: string, change: (field: Field) => void): Field => {
    const field = layField(all([`railroad-engineer ${size} 0-4`], { ways }))
    for (const name of ['0101', '0201', '0301']) field.state.rail[field.hex(name)] |= rail.broken
    change(field)
    start(field, 'rail-break')
    settleWork(field.game.services, field.draft())
    return field
  }
  const broken = (field: Field): string[] =>
    ['0101', '0201', '0301'].filter((name) => field.state.rail[field.hex(name)] & rail.broken)

  it('do two hexes of a railway job in a turn (echelon.40g)', () => {
    expect(broken(gang('regiment', () => {}))).toEqual(['0301'])
    expect(broken(gang('battalion', () => {}))).toEqual(['0201', '0301'])
  })

  it('do no third one, however many they are (echelon.40g)', () => {
    const field = layField(all(['railroad-engineer regiment 0-4', 'railroad-engineer regiment 0-4'], { ways }))
    for (const name of ['0101', '0201', '0301']) field.state.rail[field.hex(name)] |= rail.broken
    start(field, 'rail-break', [0, 1])
    settleWork(field.game.services, field.draft())
    expect(broken(field)).toEqual(['0301'])
  })

  it('change the gauge to that of the track beside (echelon.40g)', () => {
    const field = layField(all(['railroad-engineer regiment 0-4'], { ways }))
    for (const name of ['0101', '0201']) field.state.rail[field.hex(name)] |= rail.wide
    expect(field.legal('work').map(({ job }) => jobs[job])).not.toContain('regauge')
    field.state.hex[0] = field.hex('0201')
    start(field, 'regauge')
    settleWork(field.game.services, field.draft())
    expect(['0101', '0201', '0301'].map((name) => field.state.rail[field.hex(name)])).toEqual([
      rail.laid,
      rail.laid,
      rail.laid,
    ])
  })

  it('lay track that joins what is there (echelon.40g)', () => {
    const field = layField(
      all(['railroad-engineer regiment 0-4', 'railroad-engineer regiment 0-4'], { ways: ['rail 0201 0301'] }),
    )
    start(field, 'new-rail', [0, 1])
    settleWork(field.game.services, field.draft())
    expect(field.state.rail[field.hex('0101')]).toBe(rail.laid | rail.grown)
  })
})

describe('civilian labour', () => {
  const engineers = 'construction-engineer regiment 0-4'
  const city = (feature: string, more: Partial<FieldSketch> = {}): FieldSketch =>
    all([engineers], {
      features: [`${feature} 0301`],
      countries: ['germany 0301 0302 0401'],
      sides: [{ home: ['germany'], withoutHeadquarters: true, sources: '0101', entry: '0101' }, {}],
      supplies: ['0101 0 4'],
      ...more,
    })
  const done = (sketch: FieldSketch, change: (field: Field) => void = () => {}): number => {
    const field = layField(sketch)
    change(field)
    start(field, 'fort')
    settleWork(field.game.services, field.draft())
    return (4 * re - field.state.jobLeft[field.hex('0101')]) / re
  }

  it('makes an engineer count as two near an own major city at home (echelon.39, 39b)', () => {
    expect(done(city('major-city'))).toBe(2)
    expect(done(city('city'))).toBe(1)
    expect(done(city('major-city', { countries: ['poland 0301'] }))).toBe(1)
    expect(done(city('major-city', { sides: [{ home: [] }, {}] }))).toBe(1)
    expect(
      done(city('major-city'), ({ state, hex }) => {
        state.owner[hex('0301')] = 2
      }),
    ).toBe(1)
  })

  it('of a small island helps the engineers of its masters alone, whatever the size of the city (echelon.39b)', () => {
    const island = (nation: string): FieldSketch =>
      city('city', {
        countries: ['malta 0301'],
        sides: [{ home: ['malta'] }, {}],
        units: [{ id: 'a', side: 0, nation, design: engineers, hex: '0101' }],
      })
    expect(done(island('british'))).toBe(2)
    expect(done(island('italian'))).toBe(1)
  })

  it('reaches four hexes as a special supply line (echelon.39)', () => {
    expect(done(city('major-city', { features: ['major-city 0501'], countries: ['germany 0501'] }))).toBe(2)
    expect(done(city('major-city', { features: ['major-city 0601'], countries: ['germany 0601'] }))).toBe(1)
  })

  it('allows quick construction: all of a job in a turn for an SP more (echelon.39)', () => {
    const sketch = city('major-city', {
      units: [0, 1].map((index) => ({
        id: `u${index}`,
        side: 0 as const,
        design: 'construction-engineer division 0-0-4',
        hex: '0101',
      })),
    })
    const field = layField(sketch)
    start(field, 'fort', [0], 1)
    expect(field.state.stock[field.hex('0101')]).toBe(3 * 3)
    settleWork(field.game.services, field.draft())
    expect(field.state.fort[field.hex('0101')]).toBeGreaterThan(0)
    const without = layField(city('major-city', { supplies: [] }))
    expect(without.legal('work', { quick: 1 })).toEqual([])
    expect(layField(city('city')).legal('work', { quick: 1 })).toEqual([])
  })

  it('rebuilds no port in a hurry (echelon.40e)', () => {
    const field = layField(
      city('major-city', {
        ports: ['0101 4'],
        units: [{ id: 'a', side: 0, design: 'port-engineer regiment 0-4', hex: '0101' }],
      }),
    )
    field.state.portGone[field.hex('0101')] = 1
    const quick = field.legal('work', { quick: 1 }).map(({ job }) => jobs[job])
    expect(quick).toContain('fort')
    expect(quick).not.toContain('destroyed-port')
  })

  it.each([
    ['major-city', [], 1],
    ['partial-major-city', [], 1],
    ['major-city', ['major-city 0302'], 2],
    ['partial-major-city', ['partial-major-city 0302'], 1],
    ['partial-major-city', ['partial-major-city 0302', 'partial-major-city 0401'], 2],
  ])('of a %s with %j helps %i hexes: one for a full hex or two partial ones (echelon.39)', (first, others, count) => {
    const places = ['0101', '0102', '0201']
    const field = layField(
      city('', {
        features: [`${first} 0301`, ...others],
        units: places.map((hex) => ({ id: hex, side: 0 as const, design: engineers, hex })),
      }),
    )
    for (const unit of [0, 1, 2]) start(field, 'fort', [unit])
    expect(places.filter((name) => field.state.labour[field.hex(name)] > 0)).toHaveLength(count)
  })

  it('helps one unit of a hex (echelon.39)', () => {
    const two = city('major-city', {
      units: [0, 1].map((index) => ({
        id: `u${index}`,
        side: 0 as const,
        design: 'construction-engineer battalion 0-4',
        hex: '0101',
      })),
    })
    const field = layField(two)
    start(field, 'fort', [0, 1])
    settleWork(field.game.services, field.draft())
    expect(field.state.jobLeft[field.hex('0101')]).toBe(2.5 * re)
  })
})
