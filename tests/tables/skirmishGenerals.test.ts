/** The effect of each general of a skirmish on made-up units, in the short form in which players read it: like `skirmishUnits.test.ts`. */
import { expect, test } from 'vitest'
import type { SkirmishQuestion } from '../../engine/systems/skirmish/questions.ts'
import { classes, type SupportRules, type UnitRules } from '../../engine/systems/skirmish/rules.ts'
import { phase, type Shot, type SkirmishState, shot } from '../../engine/systems/skirmish/types.ts'
import { rowsOf } from '../support/charts.ts'
import { contentRules } from '../support/skirmish.ts'
import {
  acted,
  each,
  ground,
  inPhase,
  madeUp,
  offered,
  priced,
  pricesOf,
  settled,
  spaceAt,
  storeOf,
  type Trial,
  trial,
  unitOf,
  until,
  upTo,
  weapon,
} from '../support/skirmishTrial.ts'

const { generals, nations } = contentRules()
const ids = Object.keys(generals)

const onGround = classes.filter((one) => one !== 'aircraft')
const fire = weapon({ accuracy: [5, 7] })
const cards: Record<string, UnitRules> = {
  ...each('german-', onGround, (one) => madeUp({ class: one, movement: 2, weapon: fire })),
  ...each('us-', onGround, (one) => madeUp({ nation: 'us', class: one, weapon: fire })),
  ...priced,
}
const terrain = {
  wood: ground({ evasion: [2, 2] }),
  wall: ground({ class: 'works', evasion: [2, 2] }),
  marsh: ground({ movement: 'difficult' }),
}
const call: SupportRules = {
  name: 'Call',
  text: '',
  rule: 'H5',
  type: 'special',
  cost: 0,
  window: ['deployment'],
  general: true,
}

/** Units of all kinds in the first columns, each beside an enemy; under a general or nobody. */
type Sketch = Parameters<typeof trial>[0]
const trialOf = (id: string | null, changes: Sketch = {}): Trial =>
  trial({
    cards,
    tables: { terrain, generals: id === null ? {} : { [id]: generals[id] }, support: { call } },
    generals: [id, null],
    units: onGround.flatMap((one, at) => [`german-${one} ${'aceg'[at]}1`, `us-${one} ${'aceg'[at]}2`]),
    holds: [['call', ...Object.keys(priced)], []],
    ...changes,
  })

/** Describes a position with this general, if the text differs from that without him. */
const changed = (id: string, say: (position: Trial) => string, changes: Sketch = {}): string => {
  const said = say(trialOf(id, changes))
  return said === say(trialOf(null, changes)) ? '' : said
}

/** By class of ground units: how a number is another one with him. */
const byClass = (id: string, what: string, numberOf: (position: Trial, unitClass: string) => number): string => {
  const [his, nobodys] = [trialOf(id), trialOf(null)]
  const changes = onGround.flatMap((one) => {
    const more = numberOf(his, one) - numberOf(nobodys, one)
    return more === 0 ? [] : [`${one} ${what} ${more > 0 ? '+' : ''}${more}`]
  })
  return changes.join(', ')
}

const ask = ({ game, state }: Trial, question: SkirmishQuestion): number =>
  (game.explain(state, question)?.value ?? 0) / 1000

/** The number to hit a unit of a class where it stands on some terrain. */
const numberOn =
  (kind: string, about: 'hit' | 'critical') =>
  (position: Trial, one: string): number => {
    const target = unitOf(position, `german-${one}`)
    const standing = inPhase(position, phase.shooting, (state) => {
      state.terrain[state.space[target]] = 1 + position.game.table.terrainIds.indexOf(kind)
    })
    return ask(standing, { about, unit: unitOf(position, `us-${one}`), weapon: 0, target })
  }

/** The numbers to hit of the first and of the second shot of a kind in a turn. */
const hits = (position: Trial, kind: Shot, shoot: (now: Trial) => Trial): string => {
  const one = shoot(position)
  const other = shoot(inPhase(one, phase.shooting, (state) => state.shots.fill(0) && state.reacted.fill(0)))
  const hit = ({ events }: Trial) => events.find((event) => event.type === 'shot' && event.kind === kind)
  return `${kindNames[kind]} ${[one, other].map((now) => (hit(now) as { hit: number }).hit).join(' ')}`
}
const kindNames = Object.fromEntries(Object.entries(shot).map(([name, kind]) => [kind, name]))

/** Fire at an enemy of the same class in a wood. */
const fireAt =
  (one: string) =>
  (now: Trial): Trial => {
    const target = unitOf(now, `us-${one}`)
    const shooting = inPhase(now, phase.shooting, (state) => {
      state.terrain[state.space[target]] = 1 + now.game.table.terrainIds.indexOf('wood')
    })
    return settled(
      shooting,
      0,
      offered(shooting, 0, { type: 'fire', unit: unitOf(now, `german-${one}`), target })[0],
      4,
    )
  }

/** An assault on the enemy in the same column. */
const storm =
  (side: 0 | 1) =>
  (now: Trial): Trial => {
    const [unit, target] = (side === 0 ? ['german', 'us'] : ['us', 'german']).map((of) => unitOf(now, `${of}-infantry`))
    const declare = (state: SkirmishState): void => {
      state.assault[unit] = state.space[target]
    }
    const storming = inPhase(now, phase.shooting, declare, side)
    return settled(storming, side, offered(storming, side, { type: 'storm', unit, target })[0], 3, 3)
  }

/** Action points that are made with units on so many rows from the first on. */
const incomeText = (id: string): string => {
  const more = upTo(1, 6).map((rows) => {
    const units = upTo(1, rows).map((row) => `german-infantry a${row}`)
    const [his, nobodys] = [id, null].map((general) => ask(trialOf(general, { units }), { about: 'income', side: 0 }))
    return his - nobodys
  })
  return more.some((ap) => ap > 0) ? `income +${more.join(' +')} by rows` : ''
}

const drawText = (position: Trial): string => {
  let now = inPhase(position, phase.initial)
  const drawn = upTo(1, 6).map((turn) => {
    now = turn === 1 ? acted(now, 0, { type: 'done' }) : until(now, 0, phase.movement)
    return now.events.findLast((event) => event.type === 'drew' && event.side === 0)
  })
  return `draws ${drawn.map((event) => (event?.type === 'drew' ? event.count : 0)).join(' ')}`
}

/** How far the first unit and the next one get in a turn through a marsh beside them. */
const marshText = (position: Trial): string => {
  const crosses = (now: Trial, id: string, row: number): string => {
    const [move] = offered(now, 0, { type: 'move', unit: unitOf(now, id), space: spaceAt(now, `c${row}`) })
    return move ? 'crosses' : 'stops'
  }
  const [move] = offered(position, 0, { type: 'move', unit: unitOf(position, 'german-infantry') })
  return `${crosses(position, 'german-infantry', 1)}, then ${crosses(acted(position, 0, move), 'german-tank', 3)}`
}

/** The nations that can call him. */
const nationText = (id: string): string =>
  Object.keys(nations)
    .filter((nation) => {
      const calling = trialOf(id, { generals: [null, null], at: phase.deployment, nation })
      return offered(calling, 0, { type: 'play' }).length > 0
    })
    .join(' ')

const seenOf = (id: string): string =>
  [
    nationText(id),
    changed(id, (position) => pricesOf(position).join(', '), { at: phase.deployment }),
    byClass(id, 'movement', (position, one) =>
      ask(position, { about: 'movement', unit: unitOf(position, `german-${one}`) }),
    ),
    byClass(id, 'to hit in works', numberOn('wall', 'hit')),
    byClass(id, 'to hit critically in works', numberOn('wall', 'critical')),
    byClass(id, 'to hit in a wood', numberOn('wood', 'hit')),
    ...onGround.map((one) => changed(id, (position) => `${one} ${hits(position, shot.fire, fireAt(one))}`)),
    changed(id, (position) => hits(position, shot.assault, storm(0))),
    changed(id, (position) => hits(position, shot.reaction, storm(1))),
    incomeText(id),
    changed(id, (position) => `store ${storeOf(position)}`),
    changed(id, drawText, { holds: [['call'], []] }),
    changed(id, marshText, { units: ['german-infantry a1', 'german-tank a3'], ground: ['marsh b1', 'marsh b3'] }),
  ]
    .filter((part) => part !== '')
    .join('; ')

const chart = `
  rommel      german; tank for 0 1 1 2 3 4 5
  manstein    german; reaction 4 5
  rundstedt   german; infantry to hit in works +1
  patton      us; tank movement +1, transport movement +1
  bradley     us; income +0 +0 +1 +1 +1 +1 by rows
  eisenhower  us; store 14; draws 2 2 3 2 2 3
  montgomery  uk; artillery fire 5 7
  oconnor     uk; crosses, then stops
  zhukov      soviet; infantry for 0 0 1 3 4 5 6
  rokossovsky soviet; assault 4 4`

test('the chart of the generals holds all', () => {
  expect(rowsOf(chart).map(([id]) => id)).toEqual(ids)
})

test.each(rowsOf(chart))('%s', (id, text) => {
  expect(seenOf(id)).toBe(text)
})
