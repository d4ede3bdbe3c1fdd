/** Support cards: what they can be played on, and what they do. skirmish.F6, P7 */
import type { Space } from '../../../board.ts'
import type { Side } from '../../../game.ts'
import { otherSide } from '../../../twoSides.ts'
import { queueShot } from '../combat/shots.ts'
import { isPierced, targetsOf } from '../combat/weapons.ts'
import { isFree } from '../reach.ts'
import type { SupportRules, Window } from '../rules.ts'
import type { TeamIndex } from '../scenario.ts'
import type { SkirmishDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type Phase, type Position, phase, shot } from '../types.ts'
import { isStanding, knowsMine, mayBeMined, terrainAt } from '../units.ts'
import { discardMine, drawCards, pileAt } from './deck.ts'
import { deploymentsOf, deployUnit, how } from './deploy.ts'
import { buildWorks, worksByCard } from './works.ts'

/** The windows of the phases of the own turn in which cards are played. */
const windows: Readonly<Partial<Record<Phase, Window>>> = {
  [phase.initial]: 'initial',
  [phase.movement]: 'movement',
  [phase.deployment]: 'deployment',
  [phase.shooting]: 'shooting',
}

/** True if a card is a support card that its seat plays in a phase of its turn. */
export const isPlayedIn = ({ cards }: Table, card: number, at: Phase): boolean => {
  const window = windows[at]
  return window !== undefined && cards[card].support?.window.includes(window) === true
}

/** A card that is played on a unit or a space, or takes a card back, has a target. */
export const hasTarget = ({ cards }: Table, card: number): boolean => {
  const { target, mine, builds, barrage, recalls } = cards[card].support ?? {}
  return [target, mine, builds, barrage, recalls].some((one) => one !== undefined)
}

/** Returns the payment for a card: chosen, if it is variable. skirmish.d43 */
export const payFor = ({ ap, cost, variable }: SupportRules, choice: number): number =>
  variable ? choice : (ap ?? cost)

/** The least that must be paid for a card. */
export const leastFor = ({ ap, cost, variable }: SupportRules): number => variable?.least ?? ap ?? cost

/** Target and choice of a way to play a card. */
type Way = readonly [target: number, choice: number]

/** All ways in which a card could be played if its seat held it and had so many action points. */
export const waysToPlay = (table: Table, state: Position, seat: Side, card: number, ap: number): readonly Way[] => {
  const rules = table.cards[card].support
  if (rules === undefined || leastFor(rules) > ap) return []
  const team = table.teamOf[seat]
  if (rules.target !== undefined) return unitTargets(table, state, seat, card, rules).map((unit) => [unit, 0])
  if (rules.general) {
    if (!isStanding(table, state, team)) return []
    const { nation } = table.scenario.sides[seat]
    return table.generals.flatMap((general, at): Way[] =>
      general.nation === nation && state.general[team] !== at + 1 && state.general[otherSide(team)] !== at + 1
        ? [[0, at]]
        : [],
    )
  }
  if (rules.mine !== undefined) return minePlaces(table, state, team).map((space) => [table.units + space, 0])
  if (rules.builds !== undefined)
    return worksByCard(table, state, seat, rules.builds).map(([terrain, space]) => [table.units + space, terrain])
  if (rules.barrage !== undefined) {
    const { piercing } = rules.barrage
    const { least, most } = rules.variable ?? { least: 0, most: 0 }
    const amounts = Array.from({ length: Math.max(0, Math.min(ap, most) - least + 1) }, (_, at) => at + least)
    return targetsOf(table, state, team)
      .filter(
        (target) =>
          target <= table.units + table.field && isPierced(table, state, { target, kind: shot.barrage }, piercing),
      )
      .flatMap((target) => amounts.map((amount): Way => [target, amount]))
  }
  if (rules.recalls !== undefined) return recallPlaces(table, state, seat, rules.recalls)
  if (rules.discounts !== undefined) return state.discount[seat] === 0 ? [[0, 0]] : []
  if (rules.frees !== undefined) return state.freeUnits[seat] === 0 ? [[0, 0]] : []
  return rules.ambush ? [] : [[0, 0]]
}

/** Own units that a card can be played on: never two cards of one name on a unit. skirmish.P7, d45 */
const unitTargets = (
  table: Table,
  state: Position,
  seat: Side,
  card: number,
  rules: SupportRules,
): readonly number[] => {
  const { classes = [], mostCost = Number.POSITIVE_INFINITY, wounded, suppressed } = rules.target ?? {}
  const lying = table.lasting.findIndex((lasting) => lasting.card === card)
  const { promotes } = rules
  return table.unitsOf[seat].filter((unit) => {
    const { class: unitClass, cost } = table.rules[unit]
    if (state.space[unit] === 0 || !classes.includes(unitClass) || cost > mostCost) return false
    if ((wounded && state.wounds[unit] === 0) || (suppressed && state.suppressed[unit] === 0)) return false
    if (promotes && (state.rank[unit] !== (promotes.to === 'elite' ? 1 : 0) || state.kills[unit] < promotes.kills))
      return false
    return lying < 0 || (state.attached[unit] & (1 << lying)) === 0
  })
}

/** Spaces on which a side could have hidden mines, whatever stands there now. */
export const mineSpaces = (table: Table, state: Position, team: TeamIndex): readonly Space[] =>
  table.spaces.filter(
    (space) =>
      table.row[team * table.size + space] <= table.scenario.rules.frame.mine.rows &&
      terrainAt(table, state, space)?.movement !== 'inaccessible',
  )

/** Free spaces on which mines are hidden, as far as the side knows. */
const minePlaces = (table: Table, state: Position, team: TeamIndex): readonly Space[] =>
  mineSpaces(table, state, team).filter((space) => isFree(state, space) && !knowsMine(table, state, team, space))

const recallPlaces = (
  table: Table,
  state: Position,
  seat: Side,
  recalls: NonNullable<SupportRules['recalls']>,
): readonly Way[] =>
  table.cards.flatMap(({ unit }, card) => {
    const isMeant = unit?.class === recalls.class && unit.cost <= recalls.cost
    if (!isMeant || state.discard[pileAt(table, seat, card)] === 0) return []
    const places = deploymentsOf(table, state, seat, card).filter(([, way]) => way === how.alone)
    return places.map(([space]): Way => [table.units + space, card])
  })

/** Plays a card that can be played: pays, and does what it says. */
export const playCard = (draft: SkirmishDraft, seat: Side, card: number, target: number, choice: number): void => {
  const { table, state } = draft
  const rules = table.cards[card].support
  if (rules === undefined) throw new RangeError('no support card')
  const ap = payFor(rules, choice)
  const lying = table.lasting.findIndex((lasting) => lasting.card === card)
  state.ap[seat] -= ap
  state.hand[pileAt(table, seat, card)]--
  if (lying < 0 && !rules.mine) state.discard[pileAt(table, seat, card)]++
  const shown = rules.target || rules.barrage || rules.builds ? target : -1
  draft.emit({ type: 'played', side: seat, card, target: shown, ap })
  if (lying >= 0) state.attached[target] |= 1 << lying
  if (rules.luck) state.luck[seat] += rules.luck
  if (rules.draws) drawCards(draft, seat, rules.draws)
  if (rules.discounts) state.discount[seat] = card + 1
  if (rules.frees) {
    state.freeCard[seat] = card + 1
    state.freeUnits[seat] = rules.frees.units
    state.freeCost[seat] = rules.frees.cost
  }
  if (rules.general) appoint(draft, seat, choice)
  if (rules.mine) layMine(draft, seat, card, target - table.units)
  if (rules.builds) buildWorks(draft, seat, choice, target - table.units, 0)
  if (rules.barrage)
    for (let dice = rules.barrage.dice ?? choice; dice > 0; dice--)
      queueShot(state, { unit: -1 - seat, weapon: card, target, kind: shot.barrage })
  if (rules.recalls) {
    state.discard[pileAt(table, seat, choice)]--
    deployUnit(draft, seat, choice, target - table.units, how.alone, 0)
  }
  if (rules.target) helpUnit(draft, rules, target)
}

const helpUnit = (draft: SkirmishDraft, { heals = 0, rallies, promotes }: SupportRules, unit: number): void => {
  const { state } = draft
  if (heals > 0) healUnit(draft, unit, heals)
  if (rallies) {
    state.suppressed[unit] = 0
    draft.emit({ type: 'rallied', unit })
  }
  if (promotes) {
    state.rank[unit] = promotes.to === 'elite' ? 2 : 1
    draft.emit({ type: 'promoted', unit, rank: state.rank[unit] })
  }
}

/** Takes wounds off a unit. skirmish.d48 */
export const healUnit = ({ state, emit }: SkirmishDraft, unit: number, most: number): void => {
  const wounds = Math.min(most, state.wounds[unit])
  state.wounds[unit] -= wounds
  emit({ type: 'healed', unit, wounds })
}

/** Puts a general at the headquarters of a seat's side. skirmish.H5 */
const appoint = ({ table, state, emit }: SkirmishDraft, seat: Side, general: number): void => {
  const team = table.teamOf[seat]
  state.general[team] = general + 1
  state.generalTurns[team] = 0
  emit({ type: 'general', team, general })
}

/** Hides a mine; one of the enemy that lies there unseen is found and cleared. */
const layMine = ({ table, state, emit }: SkirmishDraft, seat: Side, card: number, space: Space): void => {
  const team = table.teamOf[seat]
  const isRisky = mayBeMined(table, state, team, space)
  if (state.mine[space] > 0) {
    const found = discardMine(table, state, space)
    emit({ type: 'mine', space, is: 'cleared', card: found.card, rolled: true })
  }
  state.mine[space] = 1 + seat * table.mines.length + table.mines.findIndex((mine) => mine.card === card)
  emit({ type: 'mine', space, is: 'laid', card, seenBy: table.teams[team], ...(isRisky && { rolled: true }) })
}
