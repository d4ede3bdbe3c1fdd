/** Units where they stand: who is where, who carries whom, and what cards and generals make of their values. */
import type { Space } from '../../board.ts'
import type { Side } from '../../game.ts'
import type { Terms } from '../../terms.ts'
import { otherSide } from '../../twoSides.ts'
import type { GeneralRules, LastingEffect, TerrainRules, UnitClass } from './rules.ts'
import type { TeamIndex } from './scenario.ts'
import { bitsOf, hasAbility, infantry, seatOfMine, type Table } from './table.ts'
import { type Position, type SkirmishState, status } from './types.ts'

const none: readonly never[] = []

export const isOnField = ({ field }: Table, state: Position, unit: number): boolean =>
  state.space[unit] > 0 && state.space[unit] <= field

/** True if a unit stands on the field and nothing carries it: such units can be seen and fired at. */
export const isInTheOpen = (table: Table, state: Position, unit: number): boolean =>
  isOnField(table, state, unit) && state.carrier[unit] === 0

/** True if an aircraft lies beside its headquarters. skirmish.V5 */
export const isAirborneReady = ({ field }: Table, state: Position, unit: number): boolean => state.space[unit] > field

/** The units on a space that nothing carries: one, or two when infantry moves behind a vehicle. */
export const unitsAt = (state: Position, space: Space): readonly number[] =>
  state.unit[space] === 0
    ? none
    : state.behind[space] === 0
      ? [state.unit[space] - 1]
      : [state.unit[space] - 1, state.behind[space] - 1]

/** Whose units are on a space; undefined when there are none. */
export const holderOf = ({ team }: Table, state: Position, space: Space): TeamIndex | undefined =>
  state.unit[space] === 0 ? undefined : team[state.unit[space] - 1]

/** True if a unit can carry or tow others. skirmish.V7 */
export const isCarrier = ({ rules }: Table, unit: number): boolean =>
  rules[unit].abilities.length > 0 && (hasAbility(rules[unit], 'transport') || hasAbility(rules[unit], 'towing'))

/** Returns the units that a vehicle carries and tows. skirmish.V1 */
export const cargoOf = (table: Table, state: Position, vehicle: number): readonly number[] =>
  isCarrier(table, vehicle)
    ? table.unitsOf[table.seat[vehicle]].filter((unit) => state.carrier[unit] === vehicle + 1)
    : none

/** Puts a unit with what it carries on a space, and the infantry behind it if it goes along. */
export const place = (table: Table, state: SkirmishState, unit: number, space: Space): void => {
  state.space[unit] = space
  if (state.carrier[unit] > 0) return
  if (space <= table.field) {
    if (state.unit[space] === 0) state.unit[space] = unit + 1
    else if (table.kind[unit] === infantry) state.behind[space] = unit + 1
    else {
      state.behind[space] = state.unit[space]
      state.unit[space] = unit + 1
    }
  }
  for (const one of cargoOf(table, state, unit)) state.space[one] = space
}

/** Takes a unit from its space; what it carries stays with it. */
export const lift = (table: Table, state: SkirmishState, unit: number): void => {
  const space = state.space[unit]
  state.space[unit] = 0
  if (space === 0 || space > table.field || state.carrier[unit] > 0) return
  if (state.behind[space] === unit + 1) state.behind[space] = 0
  else if (state.unit[space] === unit + 1) {
    state.unit[space] = state.behind[space]
    state.behind[space] = 0
  }
}

/** Ends covered movement of a unit, whichever of the two it is. skirmish.P6 */
export const separate = (table: Table, state: SkirmishState, unit: number): void => {
  state.cover[unit] = 0
  if (!isVehicle(table.rules[unit].class)) return
  for (const other of table.unitsOf[table.seat[unit]]) if (state.cover[other] === unit + 1) state.cover[other] = 0
}

export const terrainAt = ({ terrains }: Table, state: Position, space: Space): TerrainRules | undefined =>
  state.terrain[space] === 0 ? undefined : terrains[state.terrain[space] - 1]

/** The effects of cards that lie under a unit. skirmish.F6 */
export const effectsOn = ({ lasting }: Table, state: Position, unit: number): readonly LastingEffect[] =>
  state.attached[unit] === 0 ? none : bitsOf(state.attached[unit]).map((at) => lasting[at].effect)

/** Returns the sum that the cards under a unit add to one of its numbers. */
export const addedBy = (
  table: Table,
  state: Position,
  unit: number,
  number: 'movement' | 'damage' | 'assaultDamage' | 'shots',
): number =>
  state.attached[unit] === 0 ? 0 : effectsOn(table, state, unit).reduce((sum, effect) => sum + (effect[number] ?? 0), 0)

/** True if the headquarters of a side stands. skirmish.H6 */
export const isStanding = ({ points }: Table, state: Position, team: TeamIndex): boolean =>
  state.hit[team] < points[team]

/** Points that the headquarters of a side has left. skirmish.H4 */
export const headquartersLeft = ({ points }: Table, { hit }: Position, team: TeamIndex): number =>
  Math.max(0, points[team] - hit[team])

/** The general of a side; undefined where there is none, or his headquarters has fallen. skirmish.H5 */
export const generalOf = (table: Table, state: Position, team: TeamIndex): GeneralRules | undefined =>
  state.general[team] === 0 || !isStanding(table, state, team) ? undefined : table.generals[state.general[team] - 1]

export const isVehicle = (unitClass: UnitClass): boolean => unitClass === 'tank' || unitClass === 'transport'

/** Movement points of a unit in a turn. skirmish.P4, S10 */
export const movementPoints = (table: Table, state: Position, unit: number, terms?: Terms): number => {
  const { movement, class: unitClass } = table.rules[unit]
  let points = movement
  terms?.show('P4', 'Movement points', movement)
  const general = generalOf(table, state, table.team[unit])
  if (general?.movement?.classes.includes(unitClass)) {
    points += general.movement.by
    terms?.add('H5', general.name, general.movement.by)
  }
  const more = addedBy(table, state, unit, 'movement')
  if (more > 0) {
    points += more
    terms?.add('F6', 'Support card', more)
  }
  if (table.weather.slows?.includes(unitClass)) {
    const { name, movement: slower = 0, least = 0 } = table.weather
    const less = Math.min(slower, Math.max(0, points - least))
    points -= less
    terms?.add('P4', name, -less)
  }
  if (state.suppressed[unit] > 0) {
    const less = Math.min(points, table.scenario.rules.frame.suppression.movement)
    points -= less
    terms?.add('S10', 'Suppressed', -less)
  }
  return points
}

/** True if a weapon of a unit is mounted, so that it cannot move. skirmish.S8 */
export const isMounted = (table: Table, state: Position, unit: number): boolean =>
  (state.has[unit] & ~state.grey[unit] & table.cards[table.card[unit]].mounted) !== 0

/** Movement points that a unit still has. skirmish.P4, P7, V1 */
export const pointsLeft = (table: Table, state: Position, unit: number): number => {
  if (state.status[unit] & status.exhausted || state.assault[unit] > 0) return 0
  if (state.status[unit] & status.deployed && !hasAbility(table.rules[unit], 'mobility')) return 0
  if (isMounted(table, state, unit)) return 0
  return Math.max(0, movementPoints(table, state, unit) - state.spent[unit])
}

/** Armour of a unit against a weapon where it stands. skirmish.S5, T5 */
export const armourOf = (table: Table, state: Position, unit: number, piercing = 0, terms?: Terms): number => {
  let armour = table.rules[unit].armour
  terms?.show('S5', 'Armour', armour)
  const building = isOnField(table, state, unit) ? (terrainAt(table, state, state.space[unit])?.armour ?? 0) : 0
  terms?.add('T5', 'Building', building)
  for (const { armour: more = 0, armourAgainst = Number.POSITIVE_INFINITY } of effectsOn(table, state, unit))
    if (more > 0 && piercing <= armourAgainst) {
      armour += more
      terms?.add('F6', 'Support card', more)
    }
  return armour + building
}

/** Rows of the supply line of a side: from its row 1 on, each with a unit. skirmish.H7, d11 */
export const supplyRows = (table: Table, state: Position, team: TeamIndex): number => {
  let rows = 0
  for (const unit of table.unitsOfTeam[team])
    if (isOnField(table, state, unit)) rows |= 1 << table.row[team * table.size + state.space[unit]]
  let length = 0
  while (rows & (2 << length)) length++
  return length
}

/** The seat of a side whose word counts in this turn of it. skirmish.d14 */
export const prioritySeat = ({ teams }: Table, { turns }: Position, team: TeamIndex): Side =>
  teams[team][(turns >> 1) % teams[team].length]

/** Action points of the next Headquarters phase that belong to a side together. skirmish.H2, H7 */
export const sideIncome = (table: Table, state: Position, team: TeamIndex, terms?: Terms): number => {
  const { frame } = table.scenario.rules
  let ap = 0
  const add = (rule: string, label: string, value: number): void => {
    ap += value
    terms?.add(rule, label, value)
  }
  if (isStanding(table, state, team))
    add('H2', 'Headquarters', table.teams[team].length > 1 ? frame.teams.headquartersAp : frame.turn.ap)
  const rows = supplyRows(table, state, team)
  add('H7', 'Supply line', rows * frame.turn.rowAp)
  const general = generalOf(table, state, team)
  if (general?.income && rows >= general.income.rows) add('H5', general.name, general.income.ap)
  return ap
}

/** Action points that the units of a seat bring it. skirmish.H8 */
export const commandIncome = (table: Table, state: Position, seat: Side): number =>
  table.unitsOf[seat].filter((unit) => isOnField(table, state, unit) && hasAbility(table.rules[unit], 'command'))
    .length * table.scenario.rules.frame.abilities.command

/** Action points that a seat can keep. skirmish.H3 */
export const storeOf = (table: Table, state: Position, seat: Side): number =>
  table.store[table.teamOf[seat]] + (generalOf(table, state, table.teamOf[seat])?.store ?? 0)

/** Whose mine lies on a space. */
export const teamOfMine = (table: Table, { mine }: Position, space: Space): TeamIndex =>
  table.teamOf[seatOfMine(table, mine[space])]

/** True if a mine on a space is known to a side: its own, or seen by a unit on reconnaissance. */
export const knowsMine = (table: Table, state: Position, team: TeamIndex, space: Space): boolean => {
  if (state.mine[space] === 0) return false
  if (teamOfMine(table, state, space) === team) return true
  const { recon } = table.scenario.rules.frame.abilities
  return table.unitsOfTeam[team].some(
    (unit) =>
      hasAbility(table.rules[unit], 'recon') &&
      isOnField(table, state, unit) &&
      table.distance[state.space[unit] * table.size + space] <= recon,
  )
}

const isUnseen = (table: Table, state: Position, team: TeamIndex | undefined, space: Space): boolean =>
  state.mine[space] > 0 && (team === undefined || !knowsMine(table, state, team, space))

/** Hidden mines of the enemy that a side does not see, by `seat * mines + kind`: how many, not where. */
export const unseenMines = (table: Table, state: Position, team: TeamIndex | undefined): number[] => {
  const counts = new Array<number>(table.seats * table.mines.length).fill(0)
  for (const space of table.spaces) if (isUnseen(table, state, team, space)) counts[state.mine[space] - 1]++
  return counts
}

/** True if a space may hold a hidden mine of the enemy, as far as a side knows. */
export const mayBeMined = (table: Table, state: Position, team: TeamIndex, space: Space): boolean =>
  table.row[otherSide(team) * table.size + space] <= table.scenario.rules.frame.mine.rows &&
  table.spaces.some((at) => isUnseen(table, state, team, at))

/**
 * Returns the mark of an event in which units come over some spaces to the last of them, if that may show their side hidden mines: by
 * setting them off, or to units on reconnaissance. It depends on the side's knowledge, not on the presence of mines.
 */
export const markRisk = (
  table: Table,
  state: Position,
  units: readonly number[],
  entered: readonly Space[],
): { readonly rolled?: true } => {
  const mayBe = (space: Space): boolean => space <= table.field && mayBeMined(table, state, table.team[units[0]], space)
  const isScout = (unit: number): boolean => hasAbility(table.rules[unit], 'recon')
  const { recon } = table.scenario.rules.frame.abilities
  const from = entered[entered.length - 1] * table.size
  const isShown =
    units.some((unit) => isScout(unit) || cargoOf(table, state, unit).some(isScout)) &&
    table.spaces.some((space) => table.distance[from + space] <= recon && mayBe(space))
  return isShown || entered.some(mayBe) ? { rolled: true } : {}
}
