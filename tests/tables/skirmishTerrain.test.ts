/**
 * The properties of each terrain of a skirmish for made-up units, in the short form in which players read it: like `skirmishUnits.test.ts`.
 */
import { expect, test } from 'vitest'
import { keyedDice } from '../../engine/dice.ts'
import { classes, type GeneralRules, type UnitRules } from '../../engine/systems/skirmish/rules.ts'
import { phase } from '../../engine/systems/skirmish/types.ts'
import { rowsOf } from '../support/charts.ts'
import { contentRules } from '../support/skirmish.ts'
import {
  acted,
  each,
  eventOf,
  ground,
  inPhase,
  madeUp,
  offered,
  openLike,
  planes,
  settled,
  spaceAt,
  type Trial,
  trial,
  unitOf,
  upTo,
  weapon,
} from '../support/skirmishTrial.ts'

const { terrain } = contentRules()
const ids = Object.keys(terrain)

const onGround = classes.filter((one) => one !== 'aircraft')
const fast = { movement: 2, weapon: weapon({ range: 2 }) }
const movers: Record<string, UnitRules> = {
  ...each('german-', onGround, (one) => madeUp({ ...fast, class: one })),
  'german-boat': madeUp({ ...fast, class: 'tank', abilities: ['amphibious'] }),
}
const moverIds = Object.keys(movers)
const cards: Record<string, UnitRules> = {
  ...movers,
  'german-engineer': madeUp({ abilities: ['engineer'] }),
  'us-mark': madeUp({ nation: 'us', weapon: weapon({ accuracy: [1, 5] }) }),
  ...planes('german'),
}
const damages = upTo(1, 20)

/** A terrain among made-up ones. */
const among = (id: string) => ({ ...each('', ids, () => ground()), [id]: terrain[id] })

/** A general under whom infantry makes more of what was built. */
const digger: GeneralRules = { name: '', nation: 'german', text: '', cover: { class: 'infantry', evasion: [1, 0] } }

/** Terrain beside units of all kinds, one below the other, and alone beside an engineer, with airplanes over it. */
const trialOf = (id: string): Trial =>
  trial({
    cards,
    tables: { terrain: among(id), generals: { digger } },
    units: [
      ...moverIds.map((mover, at) => `${mover} a${at + 1}`),
      ...moverIds.map((_, at) => `us-mark d${at + 1}`),
      'german-engineer g2',
      ...damages.map((damage) => `german-wounds-${damage} hq`),
    ],
    ground: [...moverIds.map((_, at) => `${id} b${at + 1}`), `${id} g3`],
  })

/** For whom it is normal, difficult or closed: from column a over it to column c. */
const footingText = (before: Trial): string =>
  moverIds
    .map((id, at) => {
      const reaches = (column: string): boolean =>
        offered(before, 0, { type: 'move', unit: unitOf(before, id), space: spaceAt(before, `${column}${at + 1}`) })
          .length > 0
      return reaches('c') ? 'n' : reaches('b') ? 'd' : '-'
    })
    .join('')

/** Describes the units that crush it by entering. */
const crushText = (before: Trial): string => {
  const who = moverIds.filter((id) => {
    const unit = unitOf(before, id)
    const [move] = offered(before, 0, { type: 'move', unit, space: spaceAt(before, `b${moverIds.indexOf(id) + 1}`) })
    return move && eventOf(acted(before, 0, move), 'terrain')?.is === 'crushed'
  })
  return who.length > 0 ? `crushed by ${who.map((id) => id.slice(7)).join(' ')}` : ''
}

/** Describes its effect on a unit in it: evasion, armour, reach. */
const coverText = (id: string, before: Trial): readonly string[] => {
  const { game } = before
  const target = unitOf(before, 'german-infantry')
  const on = inPhase(before, phase.shooting, (state) => {
    state.terrain[state.space[target]] = 1 + game.table.terrainIds.indexOf(id)
  })
  const harder = (['hit', 'critical'] as const).map((about) => {
    const [bare, covered] = [before, on].map(({ state }) =>
      game.explain(state, { about, unit: unitOf(before, 'us-mark'), weapon: 0, target }),
    )
    return ((covered?.value ?? 0) - (bare?.value ?? 0)) / 1000
  })
  const armour = (game.explain(on.state, { about: 'armour', unit: target })?.value ?? 0) / 1000
  const { distance, size } = game.table
  const reach = offered(on, 0, { type: 'fire', unit: target }).flatMap((shot) =>
    shot.target < game.table.units
      ? [distance[on.state.space[target] * size + on.state.space[shot.target]] - fast.weapon.range]
      : [],
  )
  return [
    harder.some((number) => number > 0) ? `evasion ${harder.join('/')}` : '',
    armour > 0 ? `armour ${armour}` : '',
    reach.length > 0 ? `range +${Math.max(...reach)}` : '',
  ]
}

/** Describes the weapons that destroy it, and the terrain left. */
const damageText = (before: Trial): readonly string[] => {
  const { game } = before
  const space = spaceAt(before, 'g3')
  const shooting = inPhase(before, phase.shooting)
  const hits = damages.flatMap((damage) =>
    offered(shooting, 0, {
      type: 'fly',
      unit: unitOf(before, `german-wounds-${damage}`),
      target: game.table.units + space,
    }),
  )
  if (hits.length === 0) return []
  const fallen = hits.map((hit) => settled(shooting, 0, hit))
  const least = fallen.findIndex((one) => eventOf(one, 'terrain'))
  const left = fallen[least]?.state.terrain[space]
  const entered = inPhase(before, phase.shooting, (state) => {
    const unit = unitOf(before, 'us-mark')
    state.unit[state.space[unit]] = 0
    state.unit[space] = unit + 1
    state.space[unit] = space
  })
  const [hit] = offered(entered, 0, {
    type: 'fly',
    unit: unitOf(before, 'german-wounds-20'),
    target: unitOf(before, 'us-mark'),
  })
  const isBuried = eventOf(settled(entered, 0, hit, 9), 'destroyed') !== undefined
  return [
    `${damages[least]} points`,
    left ? `becomes ${game.table.terrainIds[left - 1]}` : '',
    isBuried ? 'buries' : '',
  ]
}

/** For how many action points it is built before a scenario begins. */
const costText = (id: string): string => {
  const before = trial({ cards, tables: { terrain: among(id) }, buysWorks: true, at: phase.build })
  const kind = before.game.table.terrainIds.indexOf(id)
  const [build] = offered(before, 0, { type: 'build', terrain: kind })
  return build ? `${eventOf(acted(before, 0, build), 'built')?.ap} AP` : ''
}

/** How many there are, when nothing else is rolled for the field of a pitched battle. */
const supplyText = (id: string): string => {
  const { game } = trial({
    tables: {
      terrain: among(id),
      landscape: {
        counts: [{ to: 99, count: 48 }],
        kinds: upTo(1, 10).map(() => id),
        columns: [1, 2, 3, 4, 5, 6, 7, 8, 1, 2],
        rows: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4],
      },
    },
  })
  const pitched = openLike(game.scenario, { battle: 'pitched' })
  const placed = pitched.setup(keyedDice(1)).terrain.filter((kind) => kind > 0).length
  return placed > 0 ? `${placed} of them` : ''
}

/** Describes its origin: built or not, and removable by engineers or not. */
const classText = (id: string, before: Trial): string => {
  const { game } = before
  const target = unitOf(before, 'german-infantry')
  const [bare, led] = [0, 1].map((general) => {
    const { state } = inPhase(before, phase.shooting, (on) => {
      on.terrain[on.space[target]] = 1 + game.table.terrainIds.indexOf(id)
      on.general[0] = general
    })
    return game.explain(state, { about: 'hit', unit: unitOf(before, 'us-mark'), weapon: 0, target })?.value
  })
  const isCleared = offered(inPhase(before, phase.shooting), 0, { type: 'clear' }).length > 0
  return isCleared ? 'works' : bare === led ? 'natural' : 'building'
}

const seenOf = (id: string): string => {
  const before = trialOf(id)
  return [
    classText(id, before),
    footingText(before),
    crushText(before),
    ...coverText(id, before),
    ...damageText(before),
    costText(id),
    supplyText(id),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const chart = `
  forest     natural, ddddd, evasion 1/1, 6 points, 10 of them
  bushes     natural, nnnnn, evasion 1/0, 3 points, 8 of them
  mountain   natural, d----, evasion 2/1, 6 of them
  hill       natural, ddddd, evasion 1/0, range +1
  lake       natural, -----, 3 of them
  river      natural, d---d, 8 of them
  sea        natural, ----d, 8 of them
  ford       natural, ddddd
  marsh      natural, d-d-d
  beach      natural, ddddd
  hedgerow   natural, ddddd, evasion 1/1, 8 points
  craters    natural, nnnnn, evasion 1/0
  bridge     natural, nnnnn, 8 points, becomes river, buries
  trenches   works, n----, evasion 1/1, 6 points, 2 AP, 6 of them
  barriers   works, nnddd, evasion 1/0, 3 points, 1 AP, 6 of them
  walls      works, nnnnn, evasion 1/1, 5 points, 2 AP, 4 of them
  wire       works, ddddd, crushed by tank boat, 2 points, 1 AP, 4 of them
  tank-traps works, n----, 8 points, 2 AP, 3 of them
  gun-pit    works, nn---, evasion 1/1, 5 points, 2 AP, 3 of them
  bunker     building, nn---, evasion 2/1, armour 3, 10 points, becomes ruins, buries, 4 AP, 2 of them
  house      building, n----, evasion 1/1, armour 2, 8 points, becomes ruins, buries, 3 AP, 4 of them
  factory    building, nn---, evasion 1/1, armour 2, 12 points, becomes ruins, buries, 4 AP, 1 of them
  ruins      natural, ddddd, evasion 1/0`

test('the chart of the terrain holds all', () => {
  expect(rowsOf(chart).map(([id]) => id)).toEqual(ids)
})

test.each(rowsOf(chart))('%s', (id, text) => {
  expect(seenOf(id)).toBe(text)
})
