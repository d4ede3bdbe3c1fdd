/**
 * The effect of each support card of a skirmish on made-up units, in the short form in which players read it: like `skirmishUnits.test.ts`.
 */
import { expect, test } from 'vitest'
import { pointsOf, problemsOf } from '../../engine/systems/skirmish/army.ts'
import type { SkirmishQuestion } from '../../engine/systems/skirmish/questions.ts'
import { classes, type UnitRules } from '../../engine/systems/skirmish/rules.ts'
import { type Phase, phase } from '../../engine/systems/skirmish/types.ts'
import type { SkirmishAction } from '../../engine/systems/skirmish/verbs/index.ts'
import { rowsOf } from '../support/charts.ts'
import { contentRules } from '../support/skirmish.ts'
import {
  acted,
  deploymentOf,
  each,
  eventOf,
  ground,
  inPhase,
  madeUp,
  offered,
  planes,
  plates,
  priced,
  pricesOf,
  settled,
  spaceAt,
  type Trial,
  thickness,
  trial,
  unitOf,
  until,
  upTo,
  weapon,
} from '../support/skirmishTrial.ts'

const rules = contentRules()
const { support, nations, terrain: grounds } = rules
const ids = Object.keys(support)

const onGround = classes.filter((one) => one !== 'aircraft')

/** A unit of each class on the field of both sides, airplanes, and cards of each class and cost, which the first side holds. */
const fire = weapon({ range: 3, accuracy: [4, 6] })
const cards: Record<string, UnitRules> = {
  ...each('german-', classes, (one) => madeUp({ class: one, movement: 2, weapon: fire })),
  ...each('us-', onGround, (one) => madeUp({ nation: 'us', class: one, movement: 2, weapon: fire })),
  ...priced,
  'us-runner': madeUp({ nation: 'us' }),
  ...planes('us'),
}
const terrain = { ...each('', Object.keys(grounds), () => ground({ supply: 9 })), ...plates }
const columns: Readonly<Record<string, string>> = { infantry: 'a', artillery: 'c', tank: 'e', transport: 'g' }

const trialOf = (id: string): Trial =>
  trial({
    cards,
    tables: {
      terrain,
      support: { [id]: support[id] },
      generals: { somebody: { name: 'Somebody', nation: 'german', text: '' } },
    },
    units: [
      ...onGround.flatMap((one) => [`german-${one} ${columns[one]}1`, `us-${one} ${columns[one]}2`]),
      'german-aircraft hq',
      'us-runner a5',
      ...thickness.map((piercing) => `us-piercing-${piercing} hq`),
    ],
    holds: [[id, ...Object.keys(priced)], []],
  })

type Change = Partial<Record<'wounds' | 'suppressed' | 'rank' | 'kills', number>>

/** The condition of the first side's units: everything that a card may ask for, so that it can be played. */
const helpless: Change = { wounds: 5, suppressed: 2, kills: 9 }
const afterThat = (before: Trial, at: Phase, change: Change): Trial =>
  inPhase(before, at, (state) => {
    for (const unit of before.game.table.unitsOf[0])
      for (const [name, value] of Object.entries(change)) state[name as keyof Change][unit] = value
    state.discard.fill(1)
  })

const phases = {
  initial: phase.initial,
  movement: phase.movement,
  deployment: phase.deployment,
  shooting: phase.shooting,
}

/** The position in which the other side is deciding. */
const enemyIn = (before: Trial, at: Phase): Trial => inPhase(before, at, undefined, 1)

const plays = (at: Trial) => offered(at, 0, { type: 'play' })
const list = (values: Iterable<string | number>): string => [...new Set(values)].join(' ')

/**
 * Returns the facts of a unit: movement points, enemies' numbers to roll, shots, wounds by fire and in assault, and the weapons that pierce
 * it.
 */
const unitFacts = (before: Trial, unit: number) => {
  const { game } = before
  const enemy = unitOf(before, 'us-tank')
  const ask = (question: SkirmishQuestion): number => (game.explain(before.state, question)?.value ?? 0) / 1000
  const shooting = inPhase(before, phase.shooting)
  const shotsAt = (at: Trial) =>
    offered(at, 0, { type: 'fire', unit }).filter(({ target }) => target < game.table.units)
  const [shot] = shotsAt(shooting)
  let shots = 0
  for (let now = shooting; shotsAt(now).length > 0; shots++) now = acted(now, 0, shotsAt(now)[0])
  const storming = inPhase(before, phase.shooting, (state) => {
    state.assault[unit] = spaceAt(before, 'a2')
  })
  const [storm] = offered(storming, 0, { type: 'storm', unit })
  const woundsBy = (at: Trial, action: SkirmishAction | undefined, ...rolls: readonly number[]): number =>
    (action && eventOf(settled(at, 0, action, ...rolls), 'wounded')?.wounds) ?? 0
  const piercing = (plate: number): readonly number[] => {
    const behind = enemyIn(before, phase.shooting)
    behind.state.terrain[behind.state.space[unit]] = 1 + game.table.terrainIds.indexOf(`plate-${plate}`)
    const planesOver = new Set(offered(behind, 1, { type: 'fly', target: unit }).map((one) => one.unit))
    return thickness.filter((one) => planesOver.has(unitOf(before, `us-piercing-${one}`)))
  }
  const armours = thickness.map(piercing)
  return {
    movement: ask({ about: 'movement', unit }),
    hit: ask({ about: 'hit', unit: enemy, weapon: 0, target: unit }),
    critical: ask({ about: 'critical', unit: enemy, weapon: 0, target: unit }),
    shots,
    wounds: woundsBy(shooting, shot, 5),
    'in assault': woundsBy(storming, storm, 1, 5),
    /** By piercing: the thickest plate in which the unit is pierced. */
    armour: thickness.map((one) => armours.filter((pierced) => pierced.includes(one)).length),
  }
}

/** Describes the changes of a card to a unit, as long as it lies there. */
const lastingText = (before: Trial, played: Trial, unit: number): readonly string[] => {
  const [one, other] = [unitFacts(before, unit), unitFacts(played, unit)]
  const changes = (['movement', 'hit', 'critical', 'shots', 'wounds', 'in assault'] as const).flatMap((name) =>
    one[name] === other[name] ? [] : [`${name} +${other[name] - one[name]}`],
  )
  const thicker = one.armour.map((plates, piercing) => plates - other.armour[piercing])
  const most = thicker.findLastIndex((more) => more > 0)
  return [...changes, most < 0 ? '' : `armour +${Math.max(...thicker)} against ${most}`, lastsUntil(played, unit)]
}

const lastsUntil = (played: Trial, unit: number): string => {
  const lies = ({ state }: Trial): boolean => state.attached[unit] > 0
  if (!lies(played)) return ''
  const shooting = until(played, 0, phase.shooting)
  const [shot] = offered(shooting, 0, { type: 'fire', unit })
  const moments = { action: acted(shooting, 0, shot), turn: until(shooting, 1, phase.movement) }
  if (!lies(moments.action)) return 'until action'
  if (!lies(moments.turn)) return 'until turn'
  return lies(until(moments.turn, 0, phase.movement)) ? 'until game' : 'until initial'
}

/** On whom it is played, what they must have gone through, and what it does to them. */
const targetText = (id: string, at: Phase): readonly string[] => {
  const before = trialOf(id)
  const { table } = before.game
  const on = (change: Change) => plays(afterThat(before, at, change)).filter(({ target }) => target < table.units)
  const rank = on({ ...helpless, rank: 1 }).length > 0 ? 1 : 0
  const targets = on({ ...helpless, rank })
  const ready = afterThat(before, at, { ...helpless, rank })
  const unit = targets[0].target
  const played = acted(ready, 0, targets[0])
  const killsFor = upTo(0, 9).find((kills) => on({ ...helpless, rank, kills }).length > 0) ?? 0
  const promoted = eventOf(played, 'promoted')?.rank
  const plain = afterThat(before, at, {})
  const isForAll = on({}).length > 0
  return [
    `on ${list(targets.map(({ target }) => table.rules[target].class))}`,
    on({ ...helpless, rank, wounds: 0 }).length > 0 ? '' : 'wounded',
    on({ ...helpless, rank, suppressed: 0 }).length > 0 ? '' : 'suppressed',
    promoted === undefined ? '' : `from rank ${rank} to ${promoted} for ${killsFor}`,
    ready.state.wounds[unit] > played.state.wounds[unit]
      ? `heals ${ready.state.wounds[unit] - played.state.wounds[unit]}`
      : '',
    played.state.suppressed[unit] === 0 ? 'rallies' : '',
    ...(isForAll ? lastingText(plain, acted(plain, 0, on({})[0]), unit) : []),
  ]
}

/** Describes the changed prices of cards, and the number deployed for nothing. */
const priceText = (played: Trial): readonly string[] => {
  let now = deploymentOf(played, 'infantry', 1)
  let count = 0
  for (; now && eventOf(now, 'deployed')?.ap === 0; count++) {
    now.state.hand.fill(1)
    now = deploymentOf(now, 'infantry', 1)
  }
  return [...pricesOf(played), count > 0 ? `${count} for nothing` : '']
}

/** Describes the effect of a mine on an enemy who enters. */
const mineText = (id: string): readonly string[] => {
  const before = afterThat(trialOf(id), phase.deployment, {})
  const { table } = before.game
  return onGround.flatMap((one) => {
    const space = spaceAt(before, `${columns[one]}3`)
    const [lay] = plays(before).filter(({ target }) => target === table.units + space)
    if (lay === undefined) return []
    const laid = enemyIn(acted(before, 0, lay), phase.movement)
    const [move] = offered(laid, 1, { type: 'move', unit: unitOf(laid, `us-${one}`), space })
    const wounds = eventOf(acted(laid, 1, move), 'wounded')?.wounds
    return wounds === undefined ? [] : [`${one} ${wounds} wounds`]
  })
}

/** Describes the price, number and effect of dice on a space. */
const barrageText = (id: string): readonly string[] => {
  const before = afterThat(trialOf(id), phase.shooting, {})
  const { table } = before.game
  const unit = unitOf(before, 'us-infantry')
  const ways = plays(before).filter(({ target }) => target === unit)
  if (ways.length === 0) return []
  const shotsBy = (position: Trial) => position.events.filter((event) => event.type === 'shot')
  const played = ways.map((way) => settled(before, 0, way, 9))
  const [shot] = shotsBy(played[0])
  const isPierced = (armour: number): boolean => {
    const behind = inPhase(before, phase.shooting, (state) => {
      state.terrain[state.space[unit]] = 1 + table.terrainIds.indexOf(`plate-${armour}`)
    })
    return plays(behind).some(({ target }) => target === unit)
  }
  return [
    `dice ${list(played.map((one) => shotsBy(one).length))}`,
    `${shot.hit}/${shot.critical}`,
    `p${thickness.findLast(isPierced)}`,
    `d${eventOf(played[0], 'wounded')?.wounds}`,
  ]
}

/** Describes the units that react when an enemy comes within range, and the price. */
const ambushText = (id: string): readonly string[] => {
  const before = enemyIn(trialOf(id), phase.movement)
  const [move] = offered(before, 1, { type: 'move', unit: unitOf(before, 'us-runner'), space: spaceAt(before, 'a4') })
  const moved = acted(before, 1, move)
  const ambushes = offered(moved, 0, { type: 'ambush' })
  if (ambushes.length === 0) return []
  const sprung = acted(moved, 0, ambushes[0], 5)
  return [
    'enemy-movement',
    `${eventOf(sprung, 'played')?.ap} AP`,
    `fires at ${eventOf(sprung, 'shot')?.target === before.state.mover ? 'nobody' : 'who moved'}`,
  ]
}

/** Describes the effect of a card that lies on no unit. */
const otherText = (id: string, before: Trial, at: Phase): readonly string[] => {
  const { table } = before.game
  const played = settled(before, 0, plays(before)[0], 9)
  const ways = plays(before).map(({ choice }) => choice)
  let lucky = 0
  let shooting = inPhase(played, phase.shooting)
  for (const one of onGround) {
    const [shot] = offered(shooting, 0, { type: 'fire', unit: unitOf(before, `german-${one}`) })
    if (shot) shooting = acted(shooting, 0, shot)
    lucky += shooting.events.filter(({ type }) => type === 'luck').length
  }
  const drawn = played.events.findLast((event) => event.type === 'drew')?.count
  return [
    lucky > 0 ? `luck ${lucky}` : '',
    drawn === undefined ? '' : `draws ${drawn}`,
    eventOf(played, 'general') ? 'general' : '',
    eventOf(played, 'deployed') ? `recalls ${list(ways.map((card) => table.cards[card].id))}` : '',
    eventOf(played, 'built') ? `builds ${list(ways.map((kind) => table.terrainIds[kind]))}` : '',
    ...(at === phase.deployment ? [...priceText(played), ...mineText(id)] : barrageText(id)),
  ]
}

/** A support card as it shows itself in decks and in play. */
const seenOf = (id: string): string => {
  const deck = { units: {}, support: { [id]: 1 } }
  const nationIds = Object.keys(nations)
  const points = pointsOf(rules, { nation: '', ...deck })
  const holders = nationIds.filter((nation) => problemsOf(rules, { nation, ...deck }, points).length === 0)
  const readyIn = (at: Phase): Trial | undefined =>
    [0, 1].map((rank) => afterThat(trialOf(id), at, { ...helpless, rank })).find((one) => plays(one).length > 0)
  const windows = Object.entries(phases).filter(([, at]) => readyIn(at))
  const at = windows[0]?.[1]
  const ready = at === undefined ? undefined : readyIn(at)
  const paid = ready && plays(ready).map((way) => acted(ready, 0, way, 9))
  const isForUnit =
    paid && (eventOf(paid[0], 'played')?.target ?? -1) >= 0 && plays(ready)[0].target < ready.game.table.units
  return [
    `points ${points}`,
    holders.length === nationIds.length ? 'all' : list(holders),
    list(windows.map(([name]) => name)),
    paid ? `${list(paid.map((one) => eventOf(one, 'played')?.ap ?? 0))} AP` : '',
    ...(ready === undefined || at === undefined
      ? ambushText(id)
      : isForUnit && ready.game.table.team[plays(ready)[0].target] === 0
        ? targetText(id, at)
        : otherText(id, ready, at)),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const chart = `
  luck             points 1, all, deployment shooting, 1 AP, luck 1
  ammo             points 1, all, deployment, 1 AP, on infantry artillery, wounds +1, in assault +1, until turn
  sustained-fire   points 1, all, deployment, 1 AP, on infantry artillery tank transport aircraft, shots +1, until turn
  medic            points 1, all, deployment, 1 AP, on infantry, wounded, heals 2
  repair           points 1, all, deployment, 1 AP, on artillery tank transport, wounded, heals 2
  allies           points 5, all, deployment, 5 AP, infantry for 0 0 0 0 0 0 0, 3 for nothing
  general          points 4, all, deployment, 1 AP, general
  mine-field       points 2, all, deployment, 2 AP, infantry 2 wounds
  at-mine          points 4, all, deployment, 4 AP, tank 3 wounds, transport 3 wounds
  promotion        points 1, all, deployment, 1 AP, on infantry artillery tank transport, from rank 0 to 1 for 1
  elite-promotion  points 2, all, deployment, 2 AP, on infantry artillery tank transport, from rank 1 to 2 for 2
  smoke            points 1, all, deployment, 1 AP, on infantry artillery tank transport, hit +2, critical +2, until initial
  reinforcements   points 1, all, deployment, 1 AP, draws 2
  camouflage       points 1, all, deployment, 1 AP, on infantry artillery, hit +2, critical +2, until action
  fire-mission     points 5, all, shooting, 1 2 3 4 5 AP, dice 1 2 3 4 5, 6/10, p4, d1
  forced-march     points 1, all, initial, 1 AP, on infantry, movement +1, until turn
  fuel             points 1, all, initial, 1 AP, on tank transport, movement +1, until turn
  rally            points 1, all, initial movement deployment shooting, 1 AP, on infantry artillery tank transport, suppressed, rallies
  field-works      points 2, all, deployment, 2 AP, builds barriers wire
  ambush           points 2, all, enemy-movement, 2 AP, fires at who moved
  armour-skirts    points 2, german, deployment, 2 AP, on tank, armour +1 against 6, until game
  assault-pioneers points 1, german, deployment, 1 AP, on infantry, in assault +1, until game
  naval-gunfire    points 3, us uk, shooting, 3 AP, dice 3, 5/10, p6, d1
  lend-lease       points 1, uk soviet, deployment, 1 AP, tank for 0 1 1 1 2 5 6, transport for 0 1 1 1 2 5 6
  human-tide       points 3, soviet, deployment, 3 AP, recalls infantry of 0 infantry of 1`

test('the chart of the support cards holds all', () => {
  expect(rowsOf(chart).map(([id]) => id)).toEqual(ids)
})

test.each(rowsOf(chart))('%s', (id, text) => {
  expect(seenOf(id)).toBe(text)
})
