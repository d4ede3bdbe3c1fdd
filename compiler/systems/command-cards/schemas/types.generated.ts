// Generated from *.schema.json by `npm run generate`. Do not edit.

/**
 * A name as readers see it, at most 80 characters.
 */
export type Name = string
/**
 * A sentence or two, at most 400 characters.
 */
export type Line = string
/**
 * The id of a rule as it stands in the rulebook: a capital letter and a number.
 */
export type RuleName = string
/**
 * A kind of unit.
 */
export type UnitKind = 'infantry' | 'armour' | 'artillery'
/**
 * A face of a die.
 */
export type DieFace = 'infantry' | 'armour' | 'grenade' | 'star' | 'flag'
/**
 * Faces of a die.
 *
 * @minItems 0
 * @maxItems 5
 */
export type DieFaces = DieFace[]
/**
 * An id: lower-case letters, digits and hyphens, for example `german-infantry`.
 */
export type Id = string
/**
 * Hex names separated by blanks, for example `0101 0201 0302`.
 */
export type HexNames = string | number
/**
 * A hex and one or more of its sides, for example `0305 E SE`. Directions are NE, E, SE, SW, W, NW.
 */
export type Hexsides = string
/**
 * Two or more hex names separated by blanks; each touches the next, for example `0101 0201 0302`.
 */
export type Run = string
/**
 * A hex by its printed name: two digits of column and two of row, both from 01; `0101` is the top left.
 */
export type HexName = string | number
/**
 * The least and the most hexes, 1 to 9.
 *
 * @minItems 2
 * @maxItems 2
 */
export type HexSpan = [number, number]
/**
 * When it protects: always; against attackers who stand lower; against those and attackers on heights that do not touch these; units of the side that built it; where the terrain is open country; or against attacks over the hexsides on which it stands.
 */
export type ProtectsWhen = 'always' | 'from-below' | 'from-below-or-afar' | 'builder' | 'in-the-open' | 'over-its-sides'
/**
 * Kinds of unit, or `all` of them.
 *
 * @minItems 0
 * @maxItems 3
 */
export type UnitKinds = 'all' | UnitKind[]
/**
 * Battle dice by distance, the first for the next hex: 0 to 9 each.
 *
 * @minItems 0
 * @maxItems 12
 *
 * Items: Dice at this distance.
 */
export type DiceByDistance = number[]
/**
 * Per cent, 0 to 100.
 */
export type Percent = number
/**
 * A colour as `#rrggbb`.
 */
export type Colour = string
/**
 * Names of those who made it.
 *
 * @minItems 1
 * @maxItems 20
 */
export type Authors = Name[]
/**
 * Terms under which others may use it, as an SPDX expression, for example `CC-BY-SA-4.0`.
 */
export type Licence = string

/**
 * What a valid file of each kind holds.
 */
export interface KindTypes {
  boards: BoardsFile
  cards: CardsFile
  dice: DiceFile
  example: ExampleBlock
  map: MapFile
  nations: NationsFile
  obstacles: ObstaclesFile
  scenario: ScenarioFile
  special: SpecialFile
  terrain: TerrainFile
  tutorial: TutorialFile
  units: UnitsFile
  ways: WaysFile
}
/**
 * The boards on which scenarios are laid out.
 */
export interface BoardsFile {
  /**
   * What this file is.
   */
  kind: 'boards'
  /**
   * Boards by id.
   */
  entries: {
    [k: string]: BoardEntry
  }
}
/**
 * A board.
 */
export interface BoardEntry {
  name: Name
  description: Line
  /**
   * Hexes in its first row, 3 to 60. Every second row has one hex less.
   */
  width: number
  /**
   * Rows, 3 to 60.
   */
  height: number
  /**
   * Where the middle section begins and ends, counted in half hexes from the west. A hex on a border is in both sections beside it.
   *
   * @minItems 2
   * @maxItems 2
   */
  borders: [number, number]
}
/**
 * The command cards, and how many of each are in which deck.
 */
export interface CardsFile {
  /**
   * What this file is.
   */
  kind: 'cards'
  /**
   * Cards by id. Players see them in this order.
   */
  entries: {
    [k: string]: CardEntry
  }
}
/**
 * A command card.
 */
export interface CardEntry {
  name: Name
  text: Line
  rule: RuleName
  /**
   * section: its orders are bound to sections of the board. tactic: any other.
   */
  class: 'section' | 'tactic'
  /**
   * How many there are in each deck, by the id of the deck.
   */
  copies: {
    /**
     * Copies, 0 to 40.
     */
    [k: string]: number
  }
  /**
   * Lines of orders. A unit is ordered by one of them.
   *
   * @minItems 0
   * @maxItems 6
   */
  orders: OrderLine[]
  /**
   * Lines in their place when no unit fits them. The rest of the card does nothing then.
   *
   * @minItems 1
   * @maxItems 6
   */
  otherwise?: OrderLine[]
  movement?: CardMovement
  battle?: CardBattle
  strike?: CardStrike
  /**
   * A roll of as many dice as there are cards in hand with this one: for figures that come back, or for who is ordered.
   */
  rolls?: 'recovery' | 'orders'
  /**
   * Whether it plays the enemy’s last card again, left and right exchanged. Default: false.
   */
  echoes?: boolean
  /**
   * Whether it is played in the enemy’s turn, before the dice of a close assault. Default: false.
   */
  reacts?: boolean
  digs?: Id
  draws?: CardDraws
  /**
   * Whether the discarded cards go back into the deck afterwards. Default: false.
   */
  reshuffles?: boolean
  asStrike?: Id
  /**
   * Whether nations whose cards wait play it at once. Default: false.
   */
  direct?: boolean
  /**
   * Whether nations with extra orders order more units with it. Default: false.
   */
  grows?: boolean
  /**
   * Whether it may bring a reserve to an airfield for one of its orders. Default: false.
   */
  reinforces?: boolean
  /**
   * Whether a bridge of boats may be built with it in place of its orders. Default: false.
   */
  builds?: boolean
}
/**
 * A line of orders: which units may be ordered by it.
 */
export interface OrderLine {
  /**
   * The section where they are: `chosen` is named when the card is played. Default: anywhere.
   */
  section?: 'left' | 'centre' | 'right' | 'chosen'
  /**
   * Their kinds. Default: any.
   *
   * @minItems 1
   * @maxItems 3
   */
  kinds?: UnitKind[]
  /**
   * How many, 1 to 20. Default: all that there are.
   */
  count?: number
  /**
   * true: only units beside an enemy; false: only units that are not. Default: both.
   */
  beside?: boolean
}
/**
 * How ordered units move, where it is not as usual.
 */
export interface CardMovement {
  /**
   * Most hexes of a move, 0 to 20.
   */
  hexes?: number
  /**
   * Most hexes after which a unit may still battle, 0 to 20.
   */
  battlesAfter?: number
  /**
   * Most hexes of a second move after battling, 1 to 20.
   */
  again?: number
  /**
   * Whether ground that does not bar them has no effect on their moves. Default: false.
   */
  ignoresTerrain?: boolean
}
/**
 * How ordered units battle, where it is not as usual.
 */
export interface CardBattle {
  /**
   * Dice more, 1 to 9.
   */
  dice?: number
  /**
   * The battles in which they are rolled. Default: all.
   */
  diceIn?: 'close' | 'fire'
  /**
   * The only battles that are allowed: close assaults, fire, or none.
   */
  only?: 'close' | 'fire' | 'none'
  /**
   * Battles of a unit that does not move, 2 to 9.
   */
  times?: number
}
/**
 * A roll against enemy units without any unit of one’s own.
 */
export interface CardStrike {
  /**
   * Most targets, 1 to 9. Each must be beside another one.
   */
  targets: number
  /**
   * Dice against each target: of a side that flies well, and of one that does not.
   *
   * @minItems 2
   * @maxItems 2
   */
  dice: [number, number]
  hits: DieFaces
  /**
   * Whether flags can be ignored.
   */
  ignorable: boolean
}
/**
 * Cards drawn at the end of the turn, in place of one.
 */
export interface CardDraws {
  /**
   * Drawn, 1 to 5.
   */
  take: number
  /**
   * Kept of these, 1 to 5.
   */
  keep: number
}
/**
 * The dice of the system.
 */
export interface DiceFile {
  /**
   * What this file is.
   */
  kind: 'dice'
  faces: DieSides
}
/**
 * How many sides of a die show each face, 0 to 20. Together they are its sides.
 */
export interface DieSides {
  /**
   * Sides that show the sign of infantry, 0 to 20.
   */
  infantry: number
  /**
   * Sides that show the sign of armour, 0 to 20.
   */
  armour: number
  /**
   * Sides that show a grenade, 0 to 20.
   */
  grenade: number
  /**
   * Sides that show a star, 0 to 20.
   */
  star: number
  /**
   * Sides that show a flag, 0 to 20.
   */
  flag: number
}
/**
 * A worked example of the rulebook. It is played on the engine when the rulebook is built, and must come out as it says.
 */
export interface ExampleBlock {
  title: Name
  /**
   * Ids of the rules that it shows, such as C14.
   *
   * @minItems 1
   * @maxItems 20
   */
  rules: RuleName[]
  /**
   * One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more and have one sign less. `-` is off the board. A map of equally long rows is fine too.
   */
  map: string
  /**
   * Where the middle section begins and ends, in half hexes from the west. Default: thirds of the map.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Half hexes from the west, 0 to 120.
   */
  borders?: number[]
  /**
   * What lies on hexes beside their terrain; `by` is `first` or `second`, the side that built it.
   *
   * @minItems 0
   * @maxItems 50
   */
  obstacles?: ObstacleRun[]
  /**
   * Roads and railways.
   *
   * @minItems 0
   * @maxItems 20
   */
  ways?: WayRun[]
  /**
   * Hexsides through which ground with open ends is entered and left.
   *
   * @minItems 0
   * @maxItems 50
   */
  ends?: Hexsides[]
  /**
   * Values of minefields that are no secret any more, by hex name.
   */
  mines?: {
    /**
     * Dice, 0 to 9.
     */
    [k: string]: number
  }
  /**
   * The nations of the sides. Default: american and german.
   *
   * @minItems 2
   * @maxItems 2
   */
  nations?: Id[]
  /**
   * The edges from which the sides come. Default: south and north.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: An edge of the board.
   */
  edges?: ('north' | 'south')[]
  /**
   * Cards in hand by side, beside the card in play and one that waits. A side may hold as many as that together. Default: none.
   *
   * @minItems 2
   * @maxItems 2
   */
  hands?: Id[][]
  /**
   * The card that waits for its turn, by side; `none` for none.
   *
   * @minItems 2
   * @maxItems 2
   */
  waiting?: Id[]
  last?: Id
  /**
   * Cards in the deck. Default: all of the standard deck that are not in a hand.
   *
   * @minItems 0
   * @maxItems 100
   */
  deck?: Id[]
  /**
   * Cards in the discard pile. Default: none.
   *
   * @minItems 0
   * @maxItems 100
   */
  discarded?: Id[]
  /**
   * Medals that win, 1 to 30. Default: 6.
   */
  winAt?: number
  /**
   * Medals that the sides have won so far. Default: none.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Medals of one side, 0 to 29.
   */
  won?: number[]
  /**
   * Places that are worth medals; their sides are `first` and `second`.
   *
   * @minItems 0
   * @maxItems 20
   */
  medals?: MedalEntry[]
  special?: SpecialEntry
  /**
   * The turn, 1 to 100. Default: 1.
   */
  turn?: number
  /**
   * The last turn of the game, 1 to 100. Default: ten turns more than `turn`.
   */
  turns?: number
  /**
   * Whose turn it is, 1 or 2. Default: the side of the unit that acts first or is asked about.
   */
  side?: 1 | 2
  /**
   * What is decided now. Default: what the first action belongs to; without one move for a question about movement, else battle.
   */
  phase?:
    | 'play'
    | 'aim'
    | 'order'
    | 'move'
    | 'battle'
    | 'react'
    | 'retreat'
    | 'advance'
    | 'overrun'
    | 'second'
    | 'discard'
    | 'keep'
    | 'announce'
  card?: Id
  /**
   * The section that was named with it.
   */
  section?: 'left' | 'centre' | 'right'
  /**
   * How far units see at night, 0 to 20. Default: 0, which is day.
   */
  visibility?: number
  /**
   * The units.
   *
   * @minItems 1
   * @maxItems 40
   */
  units: ExampleUnit[]
  explain?: ExplainBlock
  forecast?: ForecastBlock
  legal?: ExampleAction
  /**
   * Actions to carry out in order. `expect` says how things stand afterwards.
   *
   * @minItems 1
   * @maxItems 40
   */
  do?: ExampleAction[]
  /**
   * The rolls that `do` needs, in order: a face for a die, a number from 0 for any other draw.
   *
   * @minItems 0
   * @maxItems 200
   *
   * Items: A face of a die, or a number.
   */
  dice?: (string | number)[]
  expect: Expectation
}
/**
 * Obstacles of one kind.
 */
export interface ObstacleRun {
  kind: Id
  by?: Id
  hexes?: HexNames
  /**
   * Hexes with the hexsides that they guard, for those that protect on their hexsides only.
   *
   * @minItems 1
   * @maxItems 200
   */
  sides?: Hexsides[]
}
/**
 * A road or railway.
 */
export interface WayRun {
  kind: Id
  name?: Name
  run: Run
}
/**
 * A place that is worth medals.
 */
export interface MedalEntry {
  name: Name
  hexes: HexNames
  side?: Id
  /**
   * true: kept once won. false: given back when the place is left. Default: false.
   */
  permanent?: boolean
  /**
   * all: all of its hexes must be held. each: every one of them counts. Default: each.
   */
  group?: 'all' | 'each'
  /**
   * Medals for it, 1 to 9. Default: 1.
   */
  medals?: number
  /**
   * Whether it is won only by holding it when the holder’s turn begins. Default: false.
   */
  atTurnStart?: boolean
}
/**
 * Special rules that this scenario switches on. Sides are those that may use them.
 */
export interface SpecialEntry {
  airStrikes?: AirStrikesEntry
  blitz?: BlitzEntry
  bridgeBlowing?: BridgeBlowingEntry
  pontoons?: PontoonsEntry
  spotting?: SpottingEntry
  /**
   * Landmarks that may be demolished.
   *
   * @minItems 1
   * @maxItems 20
   */
  sabotage?: SabotageEntry[]
  /**
   * Prisoners who may be freed.
   *
   * @minItems 1
   * @maxItems 20
   */
  prisoners?: PrisonersEntry[]
  /**
   * Equipment that may be captured.
   *
   * @minItems 1
   * @maxItems 20
   */
  equipment?: EquipmentEntry[]
  /**
   * Whether armour goes farther in overruns, as in the desert. Default: false.
   */
  desert?: boolean
  /**
   * Whether infantry recovers figures at an oasis. Default: false.
   */
  oasisRecovery?: boolean
  /**
   * Hospitals where infantry recovers figures.
   *
   * @minItems 1
   * @maxItems 20
   */
  hospitals?: HospitalEntry[]
  radar?: RadarEntry
  /**
   * Headquarters whose capture costs cards.
   *
   * @minItems 1
   * @maxItems 20
   */
  headquarters?: HeadquartersEntry[]
  night?: NightEntry
  paradrop?: ParadropEntry
  smoke?: SmokeEntry
  airfield?: AirfieldEntry
  trains?: TrainsEntry
  /**
   * Units may leave the board for medals.
   *
   * @minItems 1
   * @maxItems 20
   */
  exits?: ExitEntry[]
}
/**
 * Patrols may be played as strikes from the air.
 */
export interface AirStrikesEntry {
  /**
   * Ids of the sides that may.
   *
   * @minItems 1
   * @maxItems 2
   */
  sides: Id[]
}
/**
 * Lightning war: this side may strike from the air with every patrol, and the armour of the other is slow.
 */
export interface BlitzEntry {
  side: Id
}
/**
 * Bridges may be blown up.
 */
export interface BridgeBlowingEntry {
  side: Id
  hexes: HexNames
  /**
   * surely: it is certain, and the card is not replaced. by-dice: it is rolled for, and a card is drawn.
   */
  way: 'surely' | 'by-dice'
}
/**
 * Bridges of boats may be built.
 */
export interface PontoonsEntry {
  side: Id
  /**
   * How many, 1 to 9.
   */
  count: number
}
/**
 * Whoever holds these hexes fires its artillery with an observer.
 */
export interface SpottingEntry {
  side: Id
  hexes: HexNames
}
/**
 * A landmark.
 */
export interface SabotageEntry {
  side: Id
  hex: HexName
  /**
   * Stars that are needed, 1 to 20.
   */
  stars: number
  /**
   * Medals for it, 0 to 9.
   */
  medals: number
  /**
   * Whether it is a supply depot, whose loss slows the enemy’s armour. Default: false.
   */
  supplies?: boolean
}
/**
 * Prisoners.
 */
export interface PrisonersEntry {
  side: Id
  hex: HexName
  /**
   * Medals while they are free, 0 to 9.
   */
  medals: number
}
/**
 * A piece of equipment.
 */
export interface EquipmentEntry {
  side: Id
  hex: HexName
  /**
   * Medals while a unit has it, 0 to 9.
   */
  medals: number
}
/**
 * A hospital.
 */
export interface HospitalEntry {
  side: Id
  hex: HexName
}
/**
 * While a side holds these hexes, the enemy announces strikes from the air a turn ahead.
 */
export interface RadarEntry {
  side: Id
  hexes: HexNames
}
/**
 * A headquarters.
 */
export interface HeadquartersEntry {
  side: Id
  hex: HexName
}
/**
 * The battle begins in the dark.
 */
export interface NightEntry {
  roller: Id
}
/**
 * Units drop from the air.
 */
export interface ParadropEntry {
  side: Id
  hexes: HexNames
}
/**
 * Smoke screens may be laid.
 */
export interface SmokeEntry {
  side: Id
  /**
   * How often, 1 to 9.
   */
  uses: number
}
/**
 * Reserves may be flown in.
 */
export interface AirfieldEntry {
  side: Id
  hexes: HexNames
}
/**
 * Reserves come by train.
 */
export interface TrainsEntry {
  side: Id
  stations: HexNames
}
/**
 * Hexes from which units leave.
 */
export interface ExitEntry {
  side: Id
  hexes: HexNames
  /**
   * Medals for each unit, 0 to 9.
   */
  medals: number
}
/**
 * A unit of the example.
 */
export interface ExampleUnit {
  id: Id
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
  type: Id
  name?: Name
  nation?: Id
  hex?: HexName
  /**
   * Figures now, 1 to 9. Default: those of its type.
   */
  figures?: number
  /**
   * How it comes in from the reserve.
   */
  reserve?: 'airfield' | 'train' | 'paradrop'
  /**
   * Whether a leader is with it. Default: false.
   */
  leader?: boolean
  /**
   * Whether it is camouflaged. Default: false.
   */
  camouflaged?: boolean
  /**
   * Whether it has a boat. Default: false.
   */
  boat?: boolean
  /**
   * Whether it is ordered. Default: in the phases move and battle true for all units of the side whose turn it is, else false.
   */
  ordered?: boolean
}
/**
 * A number that the game explains: one of these.
 */
export interface ExplainBlock {
  dice?: DiceQuestion
  movement?: MovementQuestion
  flags?: FlagsQuestion
  medals?: MedalsQuestion
}
/**
 * The dice of a battle.
 */
export interface DiceQuestion {
  attacker: Id
  target: Id
}
/**
 * A move.
 */
export interface MovementQuestion {
  unit: Id
  to: HexName
}
/**
 * Flags that a unit may ignore.
 */
export interface FlagsQuestion {
  unit: Id
}
/**
 * The medals of a side.
 */
export interface MedalsQuestion {
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
}
/**
 * A battle whose forecast is asked for.
 */
export interface ForecastBlock {
  attacker: Id
  target: Id
}
/**
 * One action by its type, with the fields that it has in the engine.
 */
export interface ExampleAction {
  play?: ActionFields
  prepare?: ActionFields
  blow?: ActionFields
  bridge?: ActionFields
  smoke?: ActionFields
  aim?: ActionFields
  order?: ActionFields
  land?: ActionFields
  recover?: ActionFields
  move?: ActionFields
  attack?: ActionFields
  clear?: ActionFields
  seal?: ActionFields
  ignore?: ActionFields
  retreat?: ActionFields
  follow?: ActionFields
  discard?: ActionFields
  keep?: ActionFields
  announce?: ActionFields
  /**
   * The ambush is sprung: write `spring: true`.
   */
  spring?: true
  /**
   * The unit takes the ground: write `advance: true`.
   */
  advance?: true
  /**
   * The side is done with what it decides: write `done: true`.
   */
  done?: true
}
/**
 * The fields of an action; which of them it needs is the verb’s.
 */
export interface ActionFields {
  card?: Id
  /**
   * The section that is named with a card.
   */
  section?: 'left' | 'centre' | 'right'
  /**
   * Whether the card is played as a strike from the air. Default: false.
   */
  strike?: boolean
  unit?: Id
  target?: Id
  to?: HexName
  hex?: HexName
  /**
   * How many flags, 0 to 9.
   */
  count?: number
  /**
   * The shape of a smoke screen, by its number, 0 to 99.
   */
  shape?: number
}
/**
 * What must come of it.
 */
export interface Expectation {
  /**
   * The explained number: dice, hexes, flags or medals. Compared to as many decimals as are written.
   */
  value?: number
  /**
   * Terms of the explanation by rule id; terms of the same rule are added up.
   */
  terms?: {
    /**
     * The value of the term.
     */
    [k: string]: number
  }
  /**
   * Whether the action is legal.
   */
  legal?: boolean
  /**
   * Why it is not: what the game says.
   */
  reason?: string
  /**
   * Dice that the forecast tells, 0 to 20.
   */
  dice?: number
  /**
   * Hits that it expects. Compared to as many decimals as are written.
   */
  hits?: number
  /**
   * Chance that the target is destroyed, in per cent, rounded.
   */
  kill?: number
  /**
   * Units by id.
   */
  units?: {
    [k: string]: UnitExpectation
  }
  /**
   * Obstacles by hex name: their id, or `none`.
   */
  obstacles?: {
    [k: string]: Id
  }
  /**
   * Medals. A pair: the first side’s and the second side’s.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Medals of one side.
   */
  medals?: number[]
  /**
   * Cards in hand by side.
   *
   * @minItems 2
   * @maxItems 2
   */
  hands?: Id[][]
  /**
   * How many cards each side holds.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Cards of one side.
   */
  handSizes?: number[]
  /**
   * Cards in the discard pile.
   *
   * @minItems 0
   * @maxItems 100
   */
  discarded?: Id[]
  /**
   * Whether the first unit of the example sees hexes, by hex name.
   */
  sight?: {
    /**
     * Whether it sees the hex.
     */
    [k: string]: boolean
  }
  /**
   * Turns for which smoke still stands, by hex name.
   */
  smoke?: {
    /**
     * Turns, 0 to 9.
     */
    [k: string]: number
  }
  /**
   * How far units see at night, 0 to 20; 0 is day.
   */
  visibility?: number
  /**
   * What is decided now.
   */
  phase?:
    | 'play'
    | 'aim'
    | 'order'
    | 'move'
    | 'battle'
    | 'react'
    | 'retreat'
    | 'advance'
    | 'overrun'
    | 'second'
    | 'discard'
    | 'keep'
    | 'announce'
  /**
   * The turn, 1 to 100.
   */
  turn?: number
  /**
   * Who decides now, 1 or 2.
   */
  side?: 1 | 2
  /**
   * Who has won the game: 1, 2 or nobody; `none` while it goes on.
   */
  winner?: 1 | 2 | 'nobody' | 'none'
  /**
   * Whether the last action can be taken back.
   */
  undo?: boolean
}
/**
 * How a unit stands.
 */
export interface UnitExpectation {
  hex?: HexName
  /**
   * Where it is.
   */
  place?: 'board' | 'destroyed' | 'reserve' | 'exited'
  /**
   * Figures, 0 to 9.
   */
  figures?: number
  /**
   * Whether it is ordered.
   */
  ordered?: boolean
  /**
   * Whether a leader is with it.
   */
  leader?: boolean
  /**
   * Whether it is camouflaged.
   */
  camouflaged?: boolean
  /**
   * Whether it has a boat.
   */
  boat?: boolean
  /**
   * Whether it has freed prisoners with it.
   */
  prisoners?: boolean
  /**
   * Whether it has captured equipment.
   */
  equipment?: boolean
  /**
   * Markers with which it has zeroed in on a target, 0 to 9.
   */
  markers?: number
}
/**
 * The board of a scenario: a grid of signs that a person can read, and lists of what lies and runs on it.
 */
export interface MapFile {
  /**
   * What this file is.
   */
  kind: 'map'
  board: Id
  /**
   * One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more and have one sign less. `-` is off the board.
   */
  terrain: string
  /**
   * What lies on hexes beside their terrain at the start.
   *
   * @minItems 0
   * @maxItems 400
   */
  obstacles?: ObstacleRun[]
  /**
   * Roads and railways.
   *
   * @minItems 0
   * @maxItems 400
   */
  ways?: WayRun[]
  /**
   * Hexsides through which ground with open ends is entered and left.
   *
   * @minItems 0
   * @maxItems 400
   */
  ends?: Hexsides[]
  /**
   * Names of places.
   *
   * @minItems 0
   * @maxItems 200
   */
  names?: PlaceNameEntry[]
}
/**
 * A name on the map.
 */
export interface PlaceNameEntry {
  /**
   * What is named.
   */
  kind: 'town' | 'water' | 'height' | 'area'
  name: Name
  at: HexName
}
/**
 * What sets the units and the command of a nation apart.
 */
export interface NationsFile {
  /**
   * What this file is.
   */
  kind: 'nations'
  /**
   * Nations by id.
   */
  entries: {
    [k: string]: NationEntry
  }
}
/**
 * A nation. What it does not say is as the book has it for everybody.
 */
export interface NationEntry {
  name: Name
  adjective: Name
  rule?: RuleName
  description: Line
  /**
   * Whether its strikes from the air roll the first of their two numbers of dice.
   */
  fliesWell: boolean
  /**
   * Whether its cards wait a turn before they are played. Default: false.
   */
  preparesCards?: boolean
  ignoresFlags?: CountsByKind
  /**
   * Whether they must ignore all flags that they may. Default: false.
   */
  mustIgnore?: boolean
  /**
   * Dice more in close assault for its infantry at full strength, 0 to 9. Default: 0.
   */
  fullStrengthDice?: number
  /**
   * Hexes after which its infantry may still battle in close assault, 0 to 9. Default: as its type.
   */
  chargeHexes?: number
  /**
   * Units more that are ordered with each card that grows, 0 to 9. Default: 0.
   */
  extraOrders?: number
  echoBonusAgainst?: Id
  strikesBack?: StrikeBackRules
  hand?: NationHand
  retreats?: HexSpan
  /**
   * Dice of the second close assault of its infantry, 0 to 9; 0 means that there is none. Default: 0.
   */
  secondAssaultDice?: number
}
/**
 * A number for each kind of unit, 0 to 9. What is not named is 0.
 */
export interface CountsByKind {
  /**
   * For infantry, 0 to 9.
   */
  infantry?: number
  /**
   * For armour, 0 to 9.
   */
  armour?: number
  /**
   * For artillery, 0 to 9.
   */
  artillery?: number
}
/**
 * Its units strike back when they have stood a close assault.
 */
export interface StrikeBackRules {
  /**
   * Dice, 1 to 9.
   */
  dice: number
  /**
   * Figures that must be left, 1 to 9.
   */
  figures: number
}
/**
 * Cards in hand, in place of what the scenario says.
 */
export interface NationHand {
  /**
   * At the start, 1 to 20. There is one fewer for each lost unit.
   */
  start: number
  /**
   * Never fewer than so many, 1 to 20.
   */
  least: number
}
/**
 * What can lie on a hex beside its terrain: at most one on each.
 */
export interface ObstaclesFile {
  /**
   * What this file is.
   */
  kind: 'obstacles'
  /**
   * Kinds of obstacle by id.
   */
  entries: {
    [k: string]: ObstacleEntry
  }
}
/**
 * A kind of obstacle. What it does not say hinders nobody and helps nobody.
 */
export interface ObstacleEntry {
  name: Name
  rule: RuleName
  /**
   * How the map draws it.
   */
  look: 'bunker' | 'hedgehogs' | 'bridge' | 'sandbags' | 'wall' | 'wire' | 'mines' | 'block' | 'teeth' | 'abatis'
  description: Line
  like?: Id
  reduction?: CountsByKind
  protects?: ProtectsWhen
  /**
   * Ids of the nations whose units alone it protects. Default: all nations.
   *
   * @minItems 1
   * @maxItems 20
   */
  protectsNations?: Id[]
  shelter?: ShelterRules
  closed?: UnitKinds
  stops?: UnitKinds
  stopsClimbing?: UnitKinds
  stopsLeaving?: UnitKinds
  fromBeside?: UnitKinds
  /**
   * Most hexes of a move that enters it, 1 to 9. Default: no limit.
   */
  mostHexes?: number
  /**
   * Hexes that entering it from lower ground counts, 2 to 9. Default: one, as everywhere.
   */
  climb?: number
  face?: FaceRules
  /**
   * Ids of terrains from which it cannot be entered. Default: none.
   *
   * @minItems 0
   * @maxItems 20
   */
  notFrom?: Id[]
  noBattleEntering?: UnitKinds
  battleFromBeside?: UnitKinds
  noBattleLeaving?: UnitKinds
  noBattle?: UnitKinds
  battleOut?: CountsByKind
  closeOnly?: UnitKinds
  takeGround?: UnitKinds
  /**
   * Whether an overrun may follow on ground taken here. Default: true.
   */
  overrun?: boolean
  advanceFromBeside?: UnitKinds
  ignoresFlags?: CountsByKind
  /**
   * Ids of the nations whose units here must ignore all flags. Default: none.
   *
   * @minItems 1
   * @maxItems 20
   */
  stubborn?: Id[]
  lossForFlag?: UnitKinds
  /**
   * Whether units can retreat into it. Default: true.
   */
  retreatInto?: boolean
  /**
   * Whether it blocks sight: always; except between hexes of its height that an unbroken run of that height joins; where a neighbour is of its own kind; or never. Default: open.
   */
  sight?: 'blocks' | 'blocks-but-level' | 'blocks-in-groups' | 'open'
  /**
   * How high it lies: 0 level, 1 hill, 2 mountain. Default: 0.
   */
  height?: 0 | 1 | 2
  /**
   * Whether it can be entered and left only through the hexsides that the map names as its ends. Default: false.
   */
  openEnds?: boolean
  /**
   * Ids of the terrains from which and to which alone it can be entered and left. Default: all.
   *
   * @minItems 1
   * @maxItems 60
   */
  connects?: Id[]
  risk?: RollRules
  artilleryRange?: DiceByDistance
  /**
   * Whether it is a river that units in boats enter, and over which bridges of boats are built. Default: false.
   */
  boats?: boolean
  /**
   * Whether it is a cave: joined under the ground with the others for its stubborn nations, and to be sealed by their enemies. Default: false.
   */
  tunnels?: boolean
  /**
   * Whether it carries whoever crosses, so that the terrain below it is forgotten for movement. Default: false.
   */
  carries?: boolean
  /**
   * Whether it is gone when its occupant leaves, in retreat too. Default: false.
   */
  leavesWithOccupant?: boolean
  removedInstead?: UnitKinds
  removedOnEntering?: UnitKinds
  /**
   * Whether hidden mines lie here. Default: false.
   */
  mined?: boolean
}
/**
 * A second reduction for the units of some nations. The better of the two that hold counts.
 */
export interface ShelterRules {
  reduction: CountsByKind
  protects: ProtectsWhen
  /**
   * Ids of these nations.
   *
   * @minItems 1
   * @maxItems 20
   */
  nations: Id[]
}
/**
 * A steep face toward lower terrains. Retreats do not ask for it.
 */
export interface FaceRules {
  /**
   * Ids of the terrains below it.
   *
   * @minItems 1
   * @maxItems 20
   */
  below: Id[]
  /**
   * Hexes that a step over it counts, up or down, 1 to 9.
   */
  hexes: number
  closed: UnitKinds
  /**
   * Whether ground can be taken over it from below.
   */
  takeGround: boolean
}
/**
 * A roll: how many dice, and the face that counts.
 */
export interface RollRules {
  /**
   * Dice, 1 to 9.
   */
  dice: number
  face: DieFace
}
/**
 * A scenario: sides, units, medals and special rules. Its board stands in map.yaml, its briefing in briefing.md.
 */
export interface ScenarioFile {
  /**
   * What this file is.
   */
  kind: 'scenario'
  system: Id
  title: Name
  summary: Line
  /**
   * For whom: learn the game, a short game, a long game.
   */
  level: 'learn' | 'short' | 'long'
  /**
   * Rounds, 1 to 100; after the last the medals are counted.
   */
  turns: number
  tie?: Id
  /**
   * First day, as year-month-day.
   */
  date: string
  /**
   * Days per turn, 1 to 60. Default: 1.
   */
  daysPerTurn?: number
  deck?: Id
  balance: Balance
  intent?: Intent
  /**
   * The two sides, in order of movement.
   *
   * @minItems 2
   * @maxItems 2
   */
  sides: SideEntry[]
  /**
   * Places that are worth medals.
   *
   * @minItems 0
   * @maxItems 40
   */
  medals?: MedalEntry[]
  special?: SpecialEntry
  /**
   * Lint findings that are accepted on purpose.
   *
   * @minItems 0
   * @maxItems 200
   */
  suppress?: SuppressionEntry[]
  authors?: Authors
  licence?: Licence
  /**
   * Works that were used.
   *
   * @minItems 1
   * @maxItems 50
   */
  sources: WorkEntry[]
}
/**
 * The author's intent: share of games that a side wins between equal players.
 */
export interface Balance {
  side: Id
  from: Percent
  to: Percent
}
/**
 * What the author wants of the scenario beside its balance. Playing it shows whether it is so.
 */
export interface Intent {
  length?: IntentLength
  difficulty?: IntentDifficulty
  unwinnable?: IntentUnwinnable
  history?: IntentHistory
}
/**
 * Turns in which the middle half of the games is decided: a quarter ends before, a quarter after.
 */
export interface IntentLength {
  /**
   * First of these turns, 1 to 100.
   */
  from: number
  /**
   * Last of these turns, 1 to 100.
   */
  to: number
}
/**
 * How hard it is for a side, by the id of the side. easy: it wins at least half of the games between equal players; even: 35 to 65 per cent; hard: at most half.
 */
export interface IntentDifficulty {
  /**
   * Grade of difficulty.
   */
  [k: string]: 'easy' | 'even' | 'hard'
}
/**
 * A side that is not meant to win between equal players.
 */
export interface IntentUnwinnable {
  side: Id
  reason: Line
}
/**
 * How it really ended. Play need not repeat it, but should be able to.
 */
export interface IntentHistory {
  winner: Id
  note?: Line
}
/**
 * A side.
 */
export interface SideEntry {
  id: Id
  name: Name
  colour: Colours
  /**
   * The edge of the board from which it comes and to which it retreats.
   */
  edge: 'north' | 'south'
  nation: Id
  /**
   * Cards in hand, 1 to 12.
   */
  hand: number
  /**
   * Medals that win, 1 to 30.
   */
  medals: number
  /**
   * Its units, in order.
   *
   * @minItems 1
   * @maxItems 100
   */
  units: UnitEntry[]
}
/**
 * A colour by day and by night.
 */
export interface Colours {
  light: Colour
  dark: Colour
}
/**
 * A unit.
 */
export interface UnitEntry {
  id: Id
  name?: Name
  type: Id
  nation?: Id
  hex?: HexName
  /**
   * Figures at the start, and most that it can have, 1 to 9. Default: those of its type.
   */
  figures?: number
  /**
   * How it comes in from the reserve.
   */
  reserve?: 'airfield' | 'train' | 'paradrop'
  /**
   * Whether a leader is with it. Default: false.
   */
  leader?: boolean
  /**
   * Whether it is camouflaged at the start. Default: false.
   */
  camouflaged?: boolean
  /**
   * Whether it has a boat. Default: false.
   */
  boat?: boolean
}
/**
 * A finding that is accepted on purpose: of a design rule, or a warning about a file of the folder.
 */
export interface SuppressionEntry {
  code: Id
  /**
   * What the finding is about: id of the unit or side, or hex name; of a code that is no design rule the path in the file. Absent: all of it.
   */
  at?: string | number
  /**
   * File of the folder that the finding is in, for example `map.yaml`; only for codes that are no design rules.
   */
  file?: string
  /**
   * Why it is right here.
   */
  reason: string
}
/**
 * A work that was used.
 */
export interface WorkEntry {
  /**
   * Title.
   */
  title: string
  /**
   * Author.
   */
  author: string
  /**
   * Year of publication, 1500 to 2100.
   */
  year: number
}
/**
 * The numbers of the special rules that scenarios switch on.
 */
export interface SpecialFile {
  /**
   * What this file is.
   */
  kind: 'special'
  bridgeBlowing: RollRules
  slowArmour: SlowArmourRules
  spottedGuns: SpottedGunsRules
  boats: BoatRules
  sabotage: RollRules
  leader: LeaderRules
  desert: DesertRules
  recovery: RecoveryRules
  pontoon: PontoonRules
  supplies: SuppliesRules
  camouflage: CamouflageRules
  /**
   * Cards lost with a headquarters, 0 to 9.
   */
  headquartersCards: number
  night: NightRules
  paradrop: ParadropRules
  smoke: SmokeRules
  mines: MinesRules
  cave: CaveRules
}
/**
 * Armour that lightning war has caught unready.
 */
export interface SlowArmourRules {
  /**
   * Most hexes of its moves, 1 to 9.
   */
  hexes: number
}
/**
 * Artillery with an observer.
 */
export interface SpottedGunsRules {
  range: DiceByDistance
  /**
   * Dice more at a target that it has zeroed in on, 1 to 9.
   */
  dice: number
  /**
   * Markers that there are, 1 to 9.
   */
  markers: number
}
/**
 * Units in boats.
 */
export interface BoatRules {
  /**
   * Dice fewer when they battle, 0 to 9.
   */
  battleOut: number
}
/**
 * Leaders.
 */
export interface LeaderRules {
  /**
   * Dice more for the unit that one leads, 0 to 9.
   */
  dice: number
  /**
   * Flags that it may ignore, 0 to 9.
   */
  ignores: number
  survival: RollRules
  /**
   * Medals for one who falls, 0 to 9.
   */
  medals: number
}
/**
 * Armour in the desert.
 */
export interface DesertRules {
  /**
   * Hexes that it goes on after taking ground, before it battles again, 0 to 9.
   */
  overrunHexes: number
}
/**
 * Figures that come back.
 */
export interface RecoveryRules {
  faces: DieFaces
  /**
   * Dice in a hospital, 1 to 20.
   */
  hospitalDice: number
  /**
   * Ids of the terrains where recovery at an oasis works.
   *
   * @minItems 1
   * @maxItems 20
   */
  terrains: Id[]
}
/**
 * Bridges of boats.
 */
export interface PontoonRules {
  obstacle: Id
}
/**
 * A side whose supplies are destroyed.
 */
export interface SuppliesRules {
  /**
   * Hexes fewer for its armour, 0 to 9.
   */
  hexes: number
}
/**
 * Camouflaged units.
 */
export interface CamouflageRules {
  /**
   * The farthest from which they can be attacked, 1 to 9.
   */
  distance: number
}
/**
 * Battles that begin in the dark.
 */
export interface NightRules {
  /**
   * How far units see at first, in hexes, 1 to 20.
   */
  start: number
  /**
   * Dice rolled in each round, 1 to 20.
   */
  dice: number
  face: DieFace
  /**
   * The sight at which it is day, 1 to 40.
   */
  day: number
}
/**
 * Paradrops.
 */
export interface ParadropRules {
  /**
   * Hexes that a figure drifts, 0 to 20.
   */
  steps: number
  /**
   * Figures that are dropped at once, each for a unit of its own, 1 to 20.
   */
  figures: number
}
/**
 * Smoke screens.
 */
export interface SmokeRules {
  /**
   * Hexes of a screen, 1 to 9.
   */
  hexes: number
  /**
   * Turns of its side for which it stands, 1 to 9.
   */
  turns: number
}
/**
 * Minefields.
 */
export interface MinesRules {
  /**
   * Their values: one is drawn for each minefield that is stepped on.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: Dice that it rolls, 0 to 9.
   */
  values: number[]
}
/**
 * Caves that are sealed.
 */
export interface CaveRules {
  face: DieFace
  obstacle: Id
}
/**
 * The terrain table: what each kind of ground does to those who enter, leave, fight and look.
 */
export interface TerrainFile {
  /**
   * What this file is.
   */
  kind: 'terrain'
  /**
   * Kinds of terrain by id.
   */
  entries: {
    [k: string]: TerrainEntry
  }
}
/**
 * A kind of terrain. What it does not say hinders nobody and helps nobody.
 */
export interface TerrainEntry {
  name: Name
  rule: RuleName
  /**
   * Its sign in the grid of a map: one character that is not a blank, a digit or `-`.
   */
  sign: string
  /**
   * How the map draws it.
   */
  look:
    | 'open'
    | 'desert'
    | 'dunes'
    | 'bog'
    | 'town'
    | 'bocage'
    | 'forest'
    | 'swamp'
    | 'hills'
    | 'mountains'
    | 'alpine'
    | 'salt'
    | 'ruins'
    | 'sea'
  description: Line
  like?: Id
  reduction?: CountsByKind
  protects?: ProtectsWhen
  /**
   * Ids of the nations whose units alone it protects. Default: all nations.
   *
   * @minItems 1
   * @maxItems 20
   */
  protectsNations?: Id[]
  shelter?: ShelterRules
  closed?: UnitKinds
  stops?: UnitKinds
  stopsClimbing?: UnitKinds
  stopsLeaving?: UnitKinds
  fromBeside?: UnitKinds
  /**
   * Most hexes of a move that enters it, 1 to 9. Default: no limit.
   */
  mostHexes?: number
  /**
   * Hexes that entering it from lower ground counts, 2 to 9. Default: one, as everywhere.
   */
  climb?: number
  face?: FaceRules
  /**
   * Ids of terrains from which it cannot be entered. Default: none.
   *
   * @minItems 0
   * @maxItems 20
   */
  notFrom?: Id[]
  noBattleEntering?: UnitKinds
  battleFromBeside?: UnitKinds
  noBattleLeaving?: UnitKinds
  noBattle?: UnitKinds
  battleOut?: CountsByKind
  closeOnly?: UnitKinds
  takeGround?: UnitKinds
  /**
   * Whether an overrun may follow on ground taken here. Default: true.
   */
  overrun?: boolean
  advanceFromBeside?: UnitKinds
  ignoresFlags?: CountsByKind
  /**
   * Ids of the nations whose units here must ignore all flags. Default: none.
   *
   * @minItems 1
   * @maxItems 20
   */
  stubborn?: Id[]
  lossForFlag?: UnitKinds
  /**
   * Whether units can retreat into it. Default: true.
   */
  retreatInto?: boolean
  /**
   * Whether it blocks sight: always; except between hexes of its height that an unbroken run of that height joins; where a neighbour is of its own kind; or never. Default: open.
   */
  sight?: 'blocks' | 'blocks-but-level' | 'blocks-in-groups' | 'open'
  /**
   * How high it lies: 0 level, 1 hill, 2 mountain. Default: 0.
   */
  height?: 0 | 1 | 2
  /**
   * Whether it can be entered and left only through the hexsides that the map names as its ends. Default: false.
   */
  openEnds?: boolean
  /**
   * Ids of the terrains from which and to which alone it can be entered and left. Default: all.
   *
   * @minItems 1
   * @maxItems 60
   */
  connects?: Id[]
  risk?: RollRules
  artilleryRange?: DiceByDistance
  /**
   * Whether it is a river that units in boats enter, and over which bridges of boats are built. Default: false.
   */
  boats?: boolean
  /**
   * Whether it is a cave: joined under the ground with the others for its stubborn nations, and to be sealed by their enemies. Default: false.
   */
  tunnels?: boolean
  /**
   * Whether it is level open country, where works in the open protect. Default: false.
   */
  openCountry?: boolean
  /**
   * Whether ships sail on it. Default: false.
   */
  water?: boolean
}
/**
 * A tutorial on a scenario: tasks that read what the player has done, and advice for the rest of the battle.
 */
export interface TutorialFile {
  /**
   * What this file is.
   */
  kind: 'tutorial'
  side: Id
  /**
   * Who leads the other side in a first game: `planner` plays well, `random` is for beginners.
   */
  opponent?: 'planner' | 'random'
  /**
   * The steps, in order.
   *
   * @minItems 1
   * @maxItems 12
   */
  steps: TutorialStep[]
  /**
   * What to do after the last task: the first one that fits the position is shown.
   *
   * @minItems 0
   * @maxItems 60
   */
  advice?: TutorialAdvice[]
}
/**
 * A step: what it teaches, and its tasks.
 */
export interface TutorialStep {
  title: Name
  /**
   * Its tasks, in order.
   *
   * @minItems 1
   * @maxItems 20
   */
  tasks: TutorialTask[]
}
/**
 * One thing to do.
 */
export interface TutorialTask {
  say: Line
  show?: TutorialPointer
  done: TutorialCondition
  skip?: TutorialCondition
}
/**
 * A hex, a unit or a card: one of them.
 */
export interface TutorialPointer {
  unit?: Id
  hex?: HexName
  card?: Id
}
/**
 * Facts about the game; all that are given must hold.
 */
export interface TutorialCondition {
  /**
   * The side decides this now.
   */
  phase?:
    | 'play'
    | 'aim'
    | 'order'
    | 'move'
    | 'battle'
    | 'react'
    | 'retreat'
    | 'advance'
    | 'overrun'
    | 'second'
    | 'discard'
    | 'keep'
    | 'announce'
  selected?: Id
  holding?: Id
  /**
   * So many cards have been played by the side.
   */
  played?: number
  ordered?: Id
  /**
   * So many units are ordered now.
   */
  orders?: number
  moved?: Id
  /**
   * So many moves have been made by the side.
   */
  moves?: number
  /**
   * So many battles have been fought by the side.
   */
  battles?: number
  /**
   * The side has so many medals, or more.
   */
  medals?: number
  /**
   * This turn has come, or a later one.
   */
  turn?: number
  /**
   * This turn has not come yet.
   */
  before?: number
  holds?: HexName
  lacks?: HexName
  arrived?: Id
  gone?: Id
  weakened?: Id
  /**
   * At least so many attacks are possible now.
   */
  targets?: number
}
/**
 * What to do in a position.
 */
export interface TutorialAdvice {
  say: Line
  show?: TutorialPointer
  when: TutorialCondition
}
/**
 * Unit types.
 */
export interface UnitsFile {
  /**
   * What this file is.
   */
  kind: 'units'
  /**
   * Unit types by id.
   */
  entries: {
    [k: string]: UnitTypeEntry
  }
}
/**
 * A unit type.
 */
export interface UnitTypeEntry {
  name: Name
  rule: RuleName
  description: Line
  kind: UnitKind
  /**
   * The mark on its counter.
   */
  symbol:
    | 'infantry'
    | 'special-forces'
    | 'engineers'
    | 'cavalry'
    | 'ski'
    | 'sniper'
    | 'partisans'
    | 'armour'
    | 'elite-armour'
    | 'heavy-armour'
    | 'artillery'
    | 'mobile-artillery'
    | 'heavy-artillery'
    | 'ship'
    | 'train'
  /**
   * Figures at full strength, 1 to 9.
   */
  figures: number
  /**
   * Most hexes of a move, 0 to 9.
   */
  moves: number
  /**
   * Most hexes of a move after which it may still battle, 0 to 9.
   */
  battlesAfter: number
  range: DiceByDistance
  /**
   * Whether it must see its target. Default: true.
   */
  needsSight?: boolean
  /**
   * Whether it may take the ground after a close assault. Default: false.
   */
  takesGround?: boolean
  /**
   * Whether it may battle again on ground taken. Default: false.
   */
  overruns?: boolean
  retreats?: HexSpan
  hitBy: DieFaces
  hitConfirmedBy?: DieFaces
  hitsWith?: HitsWith
  /**
   * Medals for its destruction, 0 to 9. Default: 1.
   */
  medals?: number
  crosshair?: CrosshairRules
  /**
   * Whether it ignores reductions of ground in close assault, and clears mines and wire. Default: false.
   */
  pioneers?: boolean
  /**
   * Whether it may battle in the turn in which it enters ground that forbids that. Default: false.
   */
  battlesAnywhere?: boolean
  /**
   * Whether it makes a second close assault where its nation’s infantry does. Default: false.
   */
  secondAssault?: boolean
  /**
   * Whether it is a train: it runs on railways only, and neither they nor stations stop it. Default: false.
   */
  train?: boolean
  /**
   * Whether it is a ship: it enters only water. Default: false.
   */
  ship?: boolean
}
/**
 * Faces that hit when it attacks, by kind of target. An empty list: it cannot attack this kind. Default: the faces that hit the target.
 */
export interface HitsWith {
  infantry?: DieFaces
  armour?: DieFaces
  artillery?: DieFaces
}
/**
 * It zeroes in on a target that it does not leave alone.
 */
export interface CrosshairRules {
  /**
   * Dice more at the next shot, 1 to 9.
   */
  dice: number
  /**
   * Markers that there are for all such units, 1 to 9.
   */
  markers: number
}
/**
 * Roads and railways: lines over hexes.
 */
export interface WaysFile {
  /**
   * What this file is.
   */
  kind: 'ways'
  /**
   * Kinds of way by id.
   */
  entries: {
    [k: string]: WayEntry
  }
}
/**
 * A kind of way.
 */
export interface WayEntry {
  name: Name
  rule: RuleName
  description: Line
  /**
   * How the map draws it.
   */
  look: 'paved' | 'track' | 'rail'
  /**
   * Hexes more for a unit that begins its move on it and stays on it, 0 to 9. Default: 0.
   */
  extraHexes?: number
  stops?: UnitKinds
  /**
   * Whether it blocks sight where it runs over hills. Default: false.
   */
  sightOnHills?: boolean
  /**
   * Whether trains run on it. Default: false.
   */
  forTrains?: boolean
}
