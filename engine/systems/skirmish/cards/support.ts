/** Support cards: what they can be played on, and what they do. skirmish.F6, P7 */
import type { Space } from '../../../board.ts'
import type { Side } from '../../../game.ts'
import { otherSide } from '../../../twoSides.ts'
import { queueShot } from '../combat/shots.ts'
import { canPierce, targetsOf } from '../combat/weapons.ts'
import { footingOn } from '../ground.ts'
import { isFree } from '../reach.ts'
import type { SupportRules, Window } from '../rules.ts'
import type { SkirmishDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type Phase, type Position, phase, shot } from '../types.ts'
import { holderOf, isStanding, knowsMine, mayBeMined, unitsAt } from '../units.ts'
import { drawCards, pileAt } from './deck.ts'
import { deploymentsOf, deployUnit, how } from './deploy.ts'

/** The window of a phase of the own turn in which cards are played. */
export const windowOf: Readonly<Partial<Record<Phase, Window>>> = {
  [phase.initial]: 'initial',
  [phase.movement]: 'movement',
  [phase.deployment]: 'deployment',
  [phase.shooting]: 'shooting',
}

/** What is paid for a card: chosen, if it is variable. skirmish.d43 */
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
  if (rules.mine !== undefined) return minePlaces(table, state, seat).map((space) => [table.units + space, 0])
  if (rules.builds !== undefined) return buildingPlaces(table, state, seat, rules.builds)
  if (rules.barrage !== undefined) {
    const { piercing } = rules.barrage
    const amounts = rules.variable
      ? Array.from(
          { length: Math.max(0, Math.min(ap, rules.variable.most) - rules.variable.least + 1) },
          (_, at) => at + (rules.variable?.least ?? 0),
        )
      : [0]
    return targetsOf(table, state, team)
      .filter((target) => target <= table.units + table.field && canPierce(table, state, piercing, target))
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

/** Free spaces on which mines are hidden, as far as the side knows. */
const minePlaces = (table: Table, state: Position, seat: Side): readonly Space[] => {
  const team = table.teamOf[seat]
  return [...table.board.spaces].filter(
    (space) =>
      space <= table.field &&
      table.row[team * table.size + space] <= table.scenario.rules.frame.mine.rows &&
      isFree(state, space) &&
      table.terrains[state.terrain[space] - 1]?.movement !== 'inaccessible' &&
      !knowsMine(table, state, team, space),
  )
}

/** Spaces without terrain on or beside an own unit where some works can be built, whoever stands there. skirmish.T12 */
export const worksPlaces = (table: Table, state: Position, seat: Side, terrain: number): readonly Space[] => {
  const team = table.teamOf[seat]
  return [...table.board.spaces].filter((space) => {
    if (space > table.field || state.terrain[space] > 0) return false
    const holder = holderOf(table, state, space)
    if (holder === otherSide(team)) return false
    if (unitsAt(state, space).some((unit) => footingOn(table, table.terrains[terrain], unit) === 'closed')) return false
    return [space, ...table.near[space]].some(
      (near) => near <= table.field && unitsAt(state, near).some((unit) => table.seat[unit] === seat),
    )
  })
}

const buildingPlaces = (table: Table, state: Position, seat: Side, builds: readonly string[]): readonly Way[] => {
  const { rows } = table.scenario.rules.frame.laterWorks
  const own = table.teamOf[seat] * table.size
  return builds.flatMap((id) => {
    const terrain = table.terrainIds.indexOf(id)
    if (terrain < 0 || state.supply[terrain] === 0) return []
    return worksPlaces(table, state, seat, terrain).flatMap((space): Way[] =>
      table.row[own + space] <= rows ? [[table.units + space, terrain]] : [],
    )
  })
}

const recallPlaces = (
  table: Table,
  state: Position,
  seat: Side,
  recalls: NonNullable<SupportRules['recalls']>,
): readonly Way[] =>
  table.cards.flatMap(({ unit }, card) => {
    if (unit?.class !== recalls.class || unit.cost > recalls.cost || state.discard[pileAt(table, seat, card)] === 0)
      return []
    return deploymentsOf(table, state, seat, card).flatMap(([space, way]): Way[] =>
      way === how.alone ? [[table.units + space, card]] : [],
    )
  })

/** Plays a card that can be played: pays, and does what it says. */
export const playCard = (
  table: Table,
  draft: SkirmishDraft,
  seat: Side,
  card: number,
  target: number,
  choice: number,
): void => {
  const { state } = draft
  const rules = table.cards[card].support
  if (rules === undefined) throw new RangeError('no support card')
  const ap = payFor(rules, choice)
  const lying = table.lasting.findIndex((lasting) => lasting.card === card)
  state.ap[seat] -= ap
  state.hand[pileAt(table, seat, card)]--
  if (lying < 0 && !rules.mine) state.discard[pileAt(table, seat, card)]++
  draft.emit({
    type: 'played',
    side: seat,
    card,
    target: rules.mine ? -1 : rules.target || rules.barrage || rules.builds ? target : -1,
    ap,
  })
  if (lying >= 0) state.attached[target] |= 1 << lying
  if (rules.luck) state.luck[seat] += rules.luck
  if (rules.draws) drawCards(table, draft, seat, rules.draws)
  if (rules.discounts) state.discount[seat] = card + 1
  if (rules.frees) {
    state.freeCard[seat] = card + 1
    state.freeUnits[seat] = rules.frees.units
    state.freeCost[seat] = rules.frees.cost
  }
  if (rules.general) appoint(table, draft, seat, choice)
  if (rules.mine) layMine(table, draft, seat, card, target - table.units)
  if (rules.builds) buildWorks(draft, seat, choice, target - table.units, 0)
  if (rules.barrage)
    for (let dice = rules.barrage.dice ?? choice; dice > 0; dice--)
      queueShot(state, { unit: -1 - seat, weapon: card, target, kind: shot.barrage })
  if (rules.recalls) {
    state.discard[pileAt(table, seat, choice)]--
    deployUnit(table, draft, seat, choice, target - table.units, how.alone, 0)
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
export const appoint = (table: Table, { state, emit }: SkirmishDraft, seat: Side, general: number): void => {
  const team = table.teamOf[seat]
  state.general[team] = general + 1
  state.generalTurns[team] = 0
  emit({ type: 'general', team, general })
}

/** Hides a mine; one of the enemy that lies there unseen is found and cleared. */
const layMine = (table: Table, { state, emit }: SkirmishDraft, seat: Side, card: number, space: Space): void => {
  const team = table.teamOf[seat]
  const isRisky = mayBeMined(table, state, team, space)
  const found = state.mine[space]
  if (found > 0) {
    const kind = table.mines[(found - 1) % table.mines.length]
    state.discard[Math.floor((found - 1) / table.mines.length) * table.cards.length + kind.card]++
    emit({ type: 'mine', space, is: 'cleared', card: kind.card, rolled: true })
  }
  state.mine[space] = 1 + seat * table.mines.length + table.mines.findIndex((mine) => mine.card === card)
  emit({ type: 'mine', space, is: 'laid', card, seenBy: table.teams[team], ...(isRisky && { rolled: true }) })
}

/** Builds works on a space. skirmish.T11, T12 */
export const buildWorks = (
  { state, emit }: SkirmishDraft,
  seat: Side,
  terrain: number,
  space: Space,
  ap: number,
): void => {
  state.terrain[space] = terrain + 1
  state.damage[space] = 0
  state.supply[terrain]--
  emit({ type: 'built', side: seat, terrain, space, ap })
}
