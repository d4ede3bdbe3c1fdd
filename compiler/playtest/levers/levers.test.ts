import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../../engine/dice.ts'
import { endsOf, files, leversOf, moved, open } from '../../../tests/support/levers.ts'
import { part } from '../../../tests/support/part.ts'
import { hasTurn } from '../../../tests/support/turns.ts'
import { z } from '../../statistics/interval.ts'
import { logistic } from '../../statistics/regression.ts'
import type { Matrix } from '../../statistics/styles.ts'
import { leversFor } from '../../systems/games.ts'
import { openPool } from '../pool.ts'
import { makeDesign } from './design.ts'
import { effectsOf, quantileOf, stepOf } from './effects.ts'
import { experiment, type Planned, promiseOf, ranked, type Size, toldBy } from './experiment.ts'
import { amount, type Change, doubtOfTurns, type Lever, withSettings } from './lever.ts'
import { gamesOfStyles, meetingsIn } from './styles.ts'
import type { TrialPool } from './trials.ts'
import { writeChange } from './write.ts'

describe('a design', () => {
  it.each([3, 7, 23, 64])('of %i levers has each end in half of the games, and no lever follows another', (levers) => {
    const design = makeDesign(levers, 5)
    const rows = Array.from({ length: 256 }, (_, pair) => design(pair))
    expect(rows.every((row) => row.length === levers && row.every((end) => Math.abs(end) === 1))).toBe(true)
    for (let one = 0; one < levers; one++)
      for (let other = 0; other < one; other++) {
        const product = rows.reduce((sum, row) => sum + row[one] * row[other], 0)
        expect(product).toBe(0)
      }
  })

  it('is the same for the same seed, whichever pair is asked for first', () => {
    const [one, other] = [makeDesign(23, 5), makeDesign(23, 5)]
    expect(one(40)).toEqual(other(40))
    expect(one(3)).toEqual(other(3))
    expect(makeDesign(23, 6)(3)).not.toEqual(one(3))
  })
})

/** Games without a game: the odds of the first side are moved by each lever as `strengths` say, by its number. */
const imagined = (
  levers: readonly Lever[],
  start: number,
  strengths: Readonly<Record<string, number>>,
  luck = 0,
): TrialPool => ({
  async try({ scenario, levers: ends, from, to, seed }, progress) {
    // Of what is played, and not of how it looks.
    const { turns, units } = scenario
    const dice = rollingDice(luck + seed + ends.length + from + JSON.stringify([turns, units]).length)
    const design = makeDesign(ends.length, seed)
    const by = levers.map(({ id }) => strengths[id] ?? 0)
    const alone = levers.reduce((sum, lever, index) => {
      const isSet = (change: Change): boolean =>
        change.settings.every(({ path, value }) => {
          const now = path.reduce<unknown>(
            (inner, step) => (inner as Record<string, unknown> | undefined)?.[step],
            scenario,
          )
          return JSON.stringify(now) === JSON.stringify(value)
        })
      const up = lever.more.findIndex(isSet) + 1
      const down = lever.less.findIndex(isSet) + 1
      return sum + by[index] * (up - down)
    }, 0)
    const results = Array.from({ length: to - from }, (_, index) => {
      const sign = index % 2 === 0 ? 1 : -1
      const together = ends.length === 0 ? [] : design(Math.floor((from + index) / 2))
      const odds = together.reduce((sum, end, n) => {
        const change = sign * end > 0 ? ends[n].more : ends[n].less
        return sum + (change.length > 0 ? sign * end * by[n] : 0)
      }, start + alone)
      const won = dice.below(1_000_000) < 1_000_000 * logistic(odds)
      return { winner: won ? 0 : 1, margin: won ? 1 : -1, actions: 100 }
    })
    progress?.(results.length)
    return results
  },
})

describe('an experiment', () => {
  const catania = open('road-to-catania')
  const levers = leversOf(catania)
  const strengths = { 'steps schmalz': -0.5, turns: 1, 'steps 50-div': 0.4 }
  /** A matrix in which every style wins as often. */
  const even = (share: number): Matrix => Array(4).fill(Array(4).fill({ games: 1000, won: 1000 * share }))
  const plan = { games: 2000, seed: 1, matrix: even(0.5) }

  it('names the strongest effects where the balance is as it should be', async () => {
    const { goal, effects } = await experiment(imagined(levers, 0, strengths), catania, plan, undefined)
    expect(goal).toBeUndefined()
    expect(effects.slice(0, 2).map(({ lever }) => lever)).toContain('turns')
    expect(effects.slice(0, 3).map(({ lever }) => lever)).toContain('steps schmalz')
    for (const { lever, end, change, points, interval } of effects) {
      if (lever !== 'turns') continue
      const truth = (end === 'more' ? 1 : -1) * (/two turns/.test(change.words) ? 38.1 : 23.1)
      expect(Math.abs(points - truth)).toBeLessThan(5)
      expect(interval.low).toBeLessThan(points)
      expect(interval.high).toBeGreaterThan(points)
      expect(interval.high - interval.low).toBeLessThan(12)
    }
  })

  it('names what brings the balance to the middle of the band where it lies outside, and tries it alone', async () => {
    const seen: number[] = []
    const { goal, share, effects, games } = await experiment(
      imagined(levers, -1, strengths),
      catania,
      { ...plan, matrix: even(logistic(-1)) },
      undefined,
      (done, all) => {
        seen.push(done)
        expect(done).toBeLessThanOrEqual(all)
      },
    )
    expect(share).toBeLessThan(40)
    expect(goal).toBe(52.5)
    expect(effects.slice(0, 3).map(({ change }) => change.words)).toContain('Play a turn more')
    expect(new Set(effects.map(({ lever }) => lever)).size).toBe(effects.length)
    expect(seen.at(-1)).toBe(games)
  })

  it('tries a number that is doubted as far as it goes, where one step of it does nothing: as often as chance points there', async () => {
    const idleWith = (luck: number): TrialPool => {
      const played = new Map<string, number>()
      return {
        async try(trials, progress) {
          // Of each change as it is the games follow each other from the first one on, with the luck of those without it.
          const key = JSON.stringify([trials.scenario, trials.levers.length])
          expect(trials).toMatchObject({ from: played.get(key) ?? 0, seed: plan.seed })
          played.set(key, trials.to)
          // A turn less changes nothing, two turns all.
          const { turns } = trials.scenario
          const isMoved = trials.levers.length > 0
          const plain = imagined(levers, turns === 2 && !isMoved ? 0.1 : 2, { ...strengths, turns: 0 }, luck)
          return plain.try(trials, progress)
        },
      }
    }
    let found = 0
    for (let luck = 0; luck < 10_000; luck += 1000) {
      const asked = { ...plan, games: 600, matrix: even(logistic(2)) }
      const { effects } = await experiment(idleWith(luck), catania, asked, 52)
      found += Number(effects.slice(0, 3).some(({ change }) => change.words === 'Play two turns less'))
    }
    // A step that does nothing leads up or down by chance.
    expect(found).toBeGreaterThanOrEqual(3)
  })

  it('takes nothing for an effect that is chance, in 19 of 20 experiments, and says what so many games tell', async () => {
    let wrong = 0
    for (let seed = 1; seed <= 20; seed++) {
      const { effects, told } = await experiment(
        imagined(levers, 0, {}),
        catania,
        { ...plan, games: 240, seed },
        undefined,
      )
      if (effects.some(({ isSure }) => isSure)) wrong++
      expect(told).toBeGreaterThan(5)
    }
    expect(wrong).toBeLessThanOrEqual(3)
    const planned: number[] = []
    const { effects, games } = await experiment(
      imagined(levers, 0, strengths),
      catania,
      plan,
      undefined,
      undefined,
      (one) => planned.push(one.games, (one.fewer?.told ?? 0) / one.told, (one.fewer?.games ?? 0) / one.games),
    )
    expect(planned[0]).toBeGreaterThanOrEqual(games)
    expect(planned[1]).toBeCloseTo(2, 1)
    expect(planned[2]).toBeCloseTo(1 / 4, 1)
    let few: Size | undefined
    const heard = ({ fewer }: Planned): void => {
      few = fewer
    }
    await experiment(imagined(levers, 0, {}), catania, { ...plan, games: 1 }, undefined, undefined, heard)
    expect(few).toBeUndefined()
    expect(effects[0].isSure).toBe(true)
    // It is what stands out from chance: half an interval, as wide as so many comparisons need it.
    const some = levers.slice(0, 10)
    const idle = { scenario: catania.scenario, levers: some.map(endsOf), meetings: [], from: 0, to: 400, seed: 1 }
    const trials = await imagined(some, 0, {}).try(idle)
    for (const { lever, times, interval } of effectsOf(some, { asItIs: [], trials, seed: 1 }, 0, 50)) {
      const needed = (quantileOf(10) * (interval.high - interval.low)) / (2 * z)
      const alike = Array<Lever>(10).fill(some.find(({ id }) => id === lever) as Lever)
      if (times === 1) expect(Math.abs(needed / toldBy(400, alike) - 1)).toBeLessThan(0.2)
    }
    expect(new Set(some.map(stepOf))).toEqual(new Set([1, 2]))
  })

  it('plays fewer games where each takes longer, and as many on every machine', async () => {
    const gamesFor = async (actions: number): Promise<number> => {
      const pool = imagined(levers, -1, strengths)
      const slower: TrialPool = {
        try: async (trials, progress) => (await pool.try(trials, progress)).map((one) => ({ ...one, actions })),
      }
      return (await experiment(slower, catania, { seed: 1, matrix: even(logistic(-1)) }, undefined)).games
    }
    const [many, fewer, least] = [await gamesFor(85), await gamesFor(200), await gamesFor(2000)]
    expect(many).toBeGreaterThan(1.5 * fewer)
    expect(fewer).toBeGreaterThan(1.2 * least)
    // Two objectives could be spared, which is tried by itself.
    expect(least).toBe(540 + 180 + 2 * 45 + 12 * 45 + 6 * 90)
  })

  // The other half of the commits finds levers by the command.
  it.runIf(hasTurn(0, 2))('names a turn that was taken from a battle, in games that are played', async () => {
    const pool = openPool(1)
    const shorter = moved(catania, 'turns', 'less')
    const matrix = await gamesOfStyles(pool, shorter, 5)
    const { share, effects } = await experiment(pool, shorter, { games: 108, seed: 500_000, matrix }, undefined)
    expect(share).toBeLessThan(40)
    // So few games do not tell one turn from two; a turn does more than is asked for, so that smaller changes may come first.
    const turns = effects.slice(0, 5).find(({ lever, end }) => lever === 'turns' && end === 'more')
    expect(turns?.interval.low).toBeGreaterThan(5)
  })

  it('plays the same games on one core and on several', async () => {
    const ends = levers.map(endsOf)
    const meetings = meetingsIn(even(0.5), catania.scenario, 0)
    const trials = { scenario: catania.scenario, levers: ends, meetings, from: 0, to: 12, seed: 3 }
    const [one, two] = [openPool(1), openPool(2)]
    const results = await two.try(trials)
    await two.close()
    expect(results).toHaveLength(12)
    expect(results).toEqual(await one.try(trials))
  })
})

describe('the order of changes', () => {
  const effect = (lever: string, expected: number, weight?: number) => ({
    lever,
    end: 'more' as const,
    change: { words: lever, settings: [], writings: [], ...(weight !== undefined && { doubt: { weight } }) },
    times: 1,
    margin: 0,
    points: expected,
    interval: { low: expected, high: expected },
    expected,
    isSure: true,
  })
  const order = (effects: Parameters<typeof ranked>[0], goal?: number) =>
    ranked(effects, { share: 30, goal, band: { from: 35, to: 65 } }).map(({ lever }) => lever)

  it('begins with a number that is doubted where changing it leads nearly as near to the goal', () => {
    const whole = effect('whole', 20)
    expect(order([whole, effect('weak', 14, 0.5)], 50)).toEqual(['weak', 'whole'])
    expect(order([whole, effect('weak', 7, 0.5)], 50)).toEqual(['whole', 'weak'])
  })

  it('puts the number first that is doubted more', () => {
    const effects = [effect('weak', 19, 0.3), effect('weaker', 17, 0.7)]
    expect(order(effects, 50)).toEqual(['weaker', 'weak'])
  })

  it('gains nothing by a doubt about what leads away from the goal', () => {
    expect(order([effect('weak', -5, 1), effect('whole', -4)], 50)).toEqual(['whole', 'weak'])
    expect(order([effect('idle', 0, 1), effect('whole', 1)], 50)).toEqual(['whole', 'idle'])
  })

  it('begins with what leads half of the way for certain, not with what may do anything', () => {
    const vague = { ...effect('vague', 2), interval: { low: -17, high: 21 } }
    const known = { ...effect('known', 8), interval: { low: 1, high: 15 } }
    expect(order([vague, known], 51)).toEqual(['known', 'vague'])
  })

  it('of what is tried alone begins with what does something for certain', () => {
    const vague = { ...effect('vague', 14.7), interval: { low: -12, high: 41 } }
    const known = { ...effect('known', 8.9), interval: { low: 2, high: 16 } }
    const aim = { share: 30, goal: 53, band: { from: 35, to: 65 } }
    expect(ranked([vague, known], aim).map(({ lever }) => lever)).toEqual(['vague', 'known'])
    expect(ranked([vague, known], aim, promiseOf).map(({ lever }) => lever)).toEqual(['known', 'vague'])
  })

  it('puts what is no better than nothing last, however sure it is', () => {
    const far = effect('far', 60)
    expect(order([far, { ...effect('weak', 15), isSure: false }], 50)).toEqual(['weak', 'far'])
    expect(order([far, { ...effect('weak', 15), isSure: false }])).toEqual(['far', 'weak'])
  })

  it('is that of their strength alone where nothing is to be mended', () => {
    expect(order([effect('whole', 20), effect('weak', 8, 1)])).toEqual(['whole', 'weak'])
  })

  it.each(['road-to-catania', 'singling'])('of %s doubts a unit below the strength of its type, and says why', (id) => {
    const whole = leversOf(open(id)).find((one) => /^(steps|figures) /.test(one.id) && one.more.length === 0)
    if (whole === undefined) throw new Error('no whole unit')
    expect(whole.less.flatMap(({ doubt }) => doubt ?? [])).toEqual([])
    const weak = leversOf(moved(open(id), whole.id, 'less')).find((one) => one.id === whole.id)
    const full = Number(whole.less[0].settings[0].value) + 1
    expect(weak?.more.map(({ doubt }) => doubt)).toEqual([{ weight: 1 / full, words: `it has ${full - 1} of ${full}` }])
    expect(weak?.less.flatMap(({ doubt }) => doubt ?? [])).toEqual([])
  })

  it('doubts the turns whichever way they are moved', () => {
    const turns = leversOf(open('road-to-catania')).find(({ id }) => id === 'turns')
    expect([turns?.less[0].doubt, turns?.more[0].doubt]).toEqual([doubtOfTurns, doubtOfTurns])
  })
})

describe('a change', () => {
  // Each lever once more or less by turns, so that hundreds of scenarios are not put together.
  it.each(['road-to-catania', 'wadi-akarit', 'singling', 'wau', 'compass'])(
    'of %s is written as it was played',
    (id) => {
      const one = open(id)
      const levers = leversOf(one)
      expect(levers.length).toBeGreaterThan(10)
      const itemsOf = ({ settings }: Change) => settings.map(({ path }) => String(path.slice(0, 2)))
      // A lever that takes an item out leaves nothing of it to write.
      const items = new Set<string>()
      const changes = levers
        .flatMap(({ less, more }, index) => (index % 2 === 0 ? (more[0] ?? less[0]) : (less[0] ?? more[0])))
        .filter((change) => {
          const own = itemsOf(change)
          const isNew = own.every((item) => !items.has(item))
          for (const item of own) items.add(item)
          return isNew
        })
      const together: Change = {
        words: 'All at once',
        settings: changes.flatMap(({ settings }) => settings),
        writings: changes.flatMap(({ writings }) => writings),
      }
      const written = writeChange(files, one, together)
      expect(written).toMatchObject([{ path: `scenarios/${id}/scenario.yaml` }])
      for (const change of changes.slice(0, 3)) expect(writeChange(files, one, change)).toHaveLength(1)
    },
    60_000,
  )

  it('of an echelon keeps a unit out, makes it a cadre, or moves its dates; staffs and depots stay', () => {
    const tula = open('tula')
    const words = leversOf(tula).flatMap(({ less, more }) => [...less, ...more].map((change) => change.words))
    expect(words).toContain('Keep 5th Guards Rifle Division out of the battle')
    expect(words.filter((text) => / as a cadre$/.test(text)).length).toBeGreaterThan(10)
    expect(words.filter((text) => / arrive a turn earlier$/.test(text)).length).toBeGreaterThan(5)
    expect(words.filter((text) => /Keep (Moscow depot|Western Front) out/.test(text))).toEqual([])
  })

  it('of a skirmish changes copies of cards as far as the points of the deck go', () => {
    const { scenario, origins } = open('mtsensk-1941')
    const cards = leversOf(open('mtsensk-1941')).filter(({ id }) => id.startsWith('card '))
    expect(cards.length).toBeGreaterThan(20)
    const one = open('mtsensk-1941')
    for (const { less, more } of cards.slice(0, 6))
      for (const change of [...less, ...more]) expect(writeChange(files, one, change)).toHaveLength(1)
    const spent = origins as typeof origins & { readonly points: readonly number[] }
    const dear = leversFor('skirmish').leversOf(scenario, { ...spent, points: [0, 0] } as never)
    expect(dear.filter(({ id, more }) => id.startsWith('card ') && more.length > 0)).toEqual([])
    expect(leversOf(open('meeting-1941')).filter(({ id }) => id.startsWith('card '))).toEqual([])
  })

  it('moves units and objectives to free ground, to a space each, in all systems', () => {
    for (const id of ['singling', 'road-to-catania', 'mtsensk-1941', 'narvik']) {
      const one = open(id)
      const places = leversOf(one).filter((lever) => lever.id.startsWith('place '))
      const changes = places.flatMap(({ less, more }) => [...less, ...more])
      const ofUnits = changes.filter(({ settings: [{ path }] }) => path[0] === 'units')
      const spaces = ofUnits.map(({ settings: [{ value }] }) => value)
      const { units } = part<{ readonly units: readonly { hex?: number; space?: number }[] }>(one.scenario)
      expect(new Set([...spaces, ...units.map(({ hex, space }) => hex ?? space)]).size).toBe(
        spaces.length + new Set(units.map(({ hex, space }) => hex ?? space)).size,
      )
      const ofObjectives = changes.filter((change) => !ofUnits.includes(change))
      expect(ofUnits.length).toBeGreaterThan(2)
      expect(ofObjectives.length).toBeGreaterThan(1)
      for (const change of [ofUnits[0], ...ofObjectives.slice(0, 2)])
        expect(writeChange(files, one, change)).toHaveLength(1)
    }
  })

  it('spares a side objectives, cards and units, and leaves what it came for', () => {
    const wordsOf = (id: string) => leversOf(open(id)).flatMap(({ less, more }) => [...less, ...more])
    const written = (id: string, words: string) => {
      const change = wordsOf(id).find((one) => one.words === words)
      if (change === undefined) throw new Error(`${words} is no change of ${id}`)
      return writeChange(files, open(id), change)
    }
    expect(written('road-to-catania', 'Do not ask Eighth Army for Lentini')).toHaveLength(1)
    expect(wordsOf('road-to-catania').map(({ words }) => words)).not.toContain('Do not ask Eighth Army for Catania')
    expect(written('volturno', 'Give Fifth Army no card Heavy bombers')).toHaveLength(1)
    expect(written('singling', 'Give no medals for The eastern end of Singling')).toHaveLength(1)
    expect(written('mtsensk-1941', 'Keep 45 mm Gun off the field at the start')).toHaveLength(1)
    expect(written('luga', 'Give Northern Front 3 points more at the end for Leningrad')).toHaveLength(1)
  })

  it('counts what it is about in plain words', () => {
    expect(amount(1, 'unit to be destroyed', 'less')).toBe('a unit to be destroyed less')
    expect(amount(2, 'unit to be destroyed', 'less')).toBe('two units to be destroyed less')
    expect(amount(3, 'action point', 'more')).toBe('3 action points more')
  })

  it('leaves paratroops strong enough to drop', () => {
    const words = leversOf(open('provence')).flatMap(({ less }) => less.map((change) => change.words))
    expect(words.filter((text) => /^Give 2nd Independent Parachute Brigade .* less$/.test(text))).toEqual([])
  })

  it('that takes items out leaves the others where they were', () => {
    const list = { of: ['a', 'b', 'c', { d: 1 }] }
    const settings = [
      { path: ['of', 0], value: undefined },
      { path: ['of', 2], value: undefined },
      { path: ['of', 3, 'd'], value: 2 },
    ]
    expect(withSettings(list, settings)).toEqual({ of: ['b', { d: 2 }] })
  })

  it('keeps comments and layout, and adds what was left to its default', () => {
    const one = open('singling')
    const change = leversOf(one).find(({ id }) => id === 'figures tanks-1')?.less[1]
    if (change === undefined) throw new Error('no figures')
    expect(change.words).toBe('Give 1st Platoon, B/37th Tanks two figures less')
    const written = writeChange(files, one, change)
    const before = files.find(({ path }) => path === 'scenarios/singling/scenario.yaml')?.text
    expect(written).toEqual([
      {
        path: 'scenarios/singling/scenario.yaml',
        text: before?.replace("armour,    hex: '0608'}", "armour,    hex: '0608', figures: 1}"),
      },
    ])
  })

  it('of turns takes weather, and the claim of length, along', () => {
    const short = open('road-to-catania')
    const [less] = leversOf(short)[0].less
    const [written] = writeChange(files, short, less)
    expect(written).toMatchObject({ text: expect.stringContaining('\n  length: {from: 3, to: 3}\n') })
    const long = open('korsun')
    for (const change of [leversOf(long)[0].less[0], leversOf(long)[0].more[0]])
      expect(writeChange(files, long, change)).toHaveLength(1)
  })

  it('is not written where the scenario would be another one than was played', () => {
    const one = open('singling')
    const [{ more, less }] = leversOf(one)
    const [change] = [...more, ...less]
    const broken: Change = { ...change, settings: [{ path: ['turns'], value: 77 }] }
    expect(writeChange(files, one, broken)).toMatch(/not what was played/)
  })
})
