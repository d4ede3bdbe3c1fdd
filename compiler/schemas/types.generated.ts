// Generated from *.schema.json by `npm run generate`. Do not edit.

/**
 * A name as readers see it, at most 80 characters.
 */
export type Name = string
/**
 * The id of a rule as it stands in the rulebook: a capital letter and a number.
 */
export type RuleName = string
/**
 * An id: lower-case letters, digits and hyphens, for example `german-infantry`.
 */
export type Id = string
/**
 * Two or more hex names separated by blanks; each touches the next, for example `0101 0201 0302`.
 */
export type Run = string
/**
 * A hex and one or more of its sides, for example `0305 E SE`. Directions are NE, E, SE, SW, W, NW.
 */
export type Hexsides = string
/**
 * A hex by its printed name: two digits of column and two of row, both from 01; `0101` is the top left.
 */
export type HexName = string | number
/**
 * Hex names separated by blanks, for example `0101 0201 0302`.
 */
export type HexNames = string | number
/**
 * Per cent, 0 to 100.
 */
export type Percent = number
/**
 * A sentence or two, at most 400 characters.
 */
export type Line = string
/**
 * A colour as `#rrggbb`.
 */
export type Colour = string
/**
 * Movement points to enter: 1, 2 or 3; `A` takes all points of a fresh unit; `X` is impossible away from roads and railways.
 */
export type Cost = 1 | 2 | 3 | 'A' | 'X'
/**
 * How a unit or supply moves.
 */
export type MovementClass = 'infantry' | 'mountain' | 'cavalry' | 'mobile' | 'supply'

/**
 * What a valid file of each kind holds.
 */
export interface KindTypes {
  combat: CombatFile
  example: ExampleBlock
  experience: ExperienceFile
  hexsides: HexsidesFile
  map: MapFile
  movement: MovementFile
  nations: NationsFile
  scenario: ScenarioFile
  supply: SupplyFile
  system: SystemFile
  terrain: TerrainFile
  units: UnitsFile
  victory: VictoryFile
  ways: WaysFile
  weather: WeatherFile
}
/**
 * The combat tables. Lists of numbers run over the odds columns, the first one first.
 */
export interface CombatFile {
  /**
   * What this file is.
   */
  kind: 'combat'
  columns: OddsColumns
  /**
   * Columns for a threefold superiority, 1 to 9.
   */
  oddsPerTripling: number
  /**
   * Spread of the rolled odds, in thousandths of a column, 0 to 9000.
   */
  spread: number
  armour: CombatArmour
  /**
   * Combat shift when not entrenched, entrenched, fortified, -9 to 0 columns.
   *
   * @minItems 3
   * @maxItems 3
   */
  entrenchmentShift: [number, number, number]
  fort: FortShift
  attackerLoss: AttackerLoss
  /**
   * Steps lost by the defender, by column, 0 to 12.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Value in one column.
   */
  defenderLoss: number[]
  /**
   * Steps of the defender that are suppressed, by column, 0 to 12.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Value in one column.
   */
  defenderSuppression: number[]
  /**
   * Chance in per cent that the defender retreats, by column.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Value in one column.
   */
  retreat: number[]
  /**
   * Chance in per cent that a retreating defender is overrun, by column.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Value in one column.
   */
  overrun: number[]
  /**
   * Shift on the retreat roll for each loss earlier in the turn, 0 to 9 columns.
   */
  retreatShiftPerLoss: number
  attackerSuppression: AttackerSuppression
  /**
   * Losses in one attack that cost the defender a level of entrenchment, 1 to 12.
   */
  entrenchmentLostAt: number
}
/**
 * Odds columns.
 */
export interface OddsColumns {
  /**
   * First column, -9 to 0.
   */
  first: number
  /**
   * Last column, 1 to 20.
   */
  last: number
}
/**
 * Armour.
 */
export interface CombatArmour {
  /**
   * Armour points that make one shift, 1 to 100.
   */
  pointsPerShift: number
  /**
   * Most shifts by armour, 0 to 20.
   */
  maximum: number
  /**
   * Per cent of the defender's armour when not entrenched, entrenched, fortified.
   *
   * @minItems 3
   * @maxItems 3
   */
  entrenchedPercent: [number, number, number]
  penalty: ArmourPenalty
}
/**
 * Penalty by kind of unit where the terrain gives one, -9 to 0 columns.
 */
export interface ArmourPenalty {
  /**
   * For infantry.
   */
  infantry: number
  /**
   * For mechanised.
   */
  mechanised: number
  /**
   * For armour.
   */
  armour: number
}
/**
 * Combat shift for a defender in a fort, -9 to 0 columns.
 */
export interface FortShift {
  /**
   * While it stands.
   */
  intact: number
  /**
   * When it is in ruins.
   */
  destroyed: number
}
/**
 * Steps lost by the attacker, by column and difficulty.
 */
export interface AttackerLoss {
  /**
   * On easy: steps, 0 to 12.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Value in one column.
   */
  easy: number[]
  /**
   * On normal: steps, 0 to 12.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Value in one column.
   */
  normal: number[]
  /**
   * On classic: steps, 0 to 12.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Value in one column.
   */
  classic: number[]
  /**
   * On hard: steps, 0 to 12.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Value in one column.
   */
  hard: number[]
}
/**
 * Chances of 0, 1, 2 suppressed steps of an attacker that lost none, as parts of their sum.
 */
export interface AttackerSuppression {
  /**
   * After an overrun.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: Parts, 0 to 100.
   */
  overrun: number[]
  /**
   * When the defender held.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: Parts, 0 to 100.
   */
  held: number[]
}
/**
 * A worked example of a rulebook: a small position, a question or some actions, and what must come of it. It stands in Markdown as a block of code in the language `example`.
 */
export interface ExampleBlock {
  title: Name
  /**
   * Ids of the rules that it shows, such as D10.
   *
   * @minItems 1
   * @maxItems 20
   */
  rules: RuleName[]
  /**
   * One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more.
   */
  map: string
  /**
   * Who holds each hex, in the same layout: 1 the first side, 2 the second side, - nobody. Default: the second side holds the hexes of its units, the first side the others.
   */
  owner?: string
  /**
   * Roads, tracks and railways.
   *
   * @minItems 0
   * @maxItems 50
   */
  ways?: WayRun[]
  /**
   * Rivers, ridges and escarpments.
   *
   * @minItems 0
   * @maxItems 50
   */
  barriers?: BarrierEntry[]
  /**
   * Hexsides that a bridge crosses.
   *
   * @minItems 0
   * @maxItems 50
   */
  bridges?: Hexsides[]
  /**
   * Hexes with a fort.
   *
   * @minItems 0
   * @maxItems 50
   */
  forts?: HexName[]
  /**
   * Those of the forts that are destroyed.
   *
   * @minItems 0
   * @maxItems 50
   */
  destroyedForts?: HexName[]
  /**
   * Names of places.
   *
   * @minItems 0
   * @maxItems 50
   */
  names?: PlaceNameEntry[]
  weather?: Id
  /**
   * Level of difficulty. Default: normal.
   */
  difficulty?: 'easy' | 'normal' | 'classic' | 'hard'
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
   * What each side must do to win: objectives or deny. Default: the first side seeks objectives, the second denies them.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: objectives: holds all its objectives at the end; deny: wins when the other side does not.
   */
  victory?: ('objectives' | 'deny')[]
  /**
   * The units.
   *
   * @minItems 1
   * @maxItems 40
   */
  units: ExampleUnit[]
  /**
   * Sources of supply. Without any, nothing is checked before the example begins; every unit is as it is written.
   *
   * @minItems 0
   * @maxItems 20
   */
  sources?: ExampleSource[]
  /**
   * Supply hubs.
   *
   * @minItems 0
   * @maxItems 20
   */
  hubs?: ExampleHub[]
  /**
   * Primary objectives.
   *
   * @minItems 0
   * @maxItems 20
   */
  objectives?: ExampleObjective[]
  explain?: ExampleQuestion
  forecast?: ForecastQuestion
  legal?: ExampleAction
  /**
   * Actions to carry out in order. `expect` says how things stand afterwards.
   *
   * @minItems 1
   * @maxItems 40
   */
  do?: ExampleAction[]
  /**
   * The rolls that `do` needs, in order. A roll on the odds is a rank from 0 (lowest) to 999999; 500000 leaves the odds as they are. A roll for a chance in per cent is 0 to 99 and succeeds when it is below the chance. A roll for a share such as 2 of 3 is 0 to 2.
   *
   * @minItems 0
   * @maxItems 200
   *
   * Items: One roll.
   */
  dice?: number[]
  expect: ExampleExpectation
}
/**
 * A road, track or railway.
 */
export interface WayRun {
  kind: Id
  run: Run
  name?: Name
}
/**
 * Hexsides of one kind that belong together.
 */
export interface BarrierEntry {
  kind: Id
  /**
   * Its hexsides: a hex and one or more directions each.
   *
   * @minItems 1
   * @maxItems 2000
   */
  sides: Hexsides[]
  name?: Name
}
/**
 * A name on the map.
 */
export interface PlaceNameEntry {
  /**
   * What is named.
   */
  kind: 'city' | 'town' | 'village' | 'hills' | 'sea' | 'region'
  name: Name
  at?: HexName
  along?: HexNames
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
  hex?: HexName
  /**
   * Steps, 1 to 12. Default: the most that its type has.
   */
  steps?: number
  /**
   * Steps of these that are suppressed, 0 to 12. Default: 0.
   */
  suppressed?: number
  /**
   * Experience, 0 to 1000. Default: 100.
   */
  experience?: number
  /**
   * 0 none, 1 entrenched, 2 fortified. Default: 0.
   */
  entrenchment?: 0 | 1 | 2
  /**
   * Turns that it has been without supply, 0 to 20. Default: 0.
   */
  unsupplied?: number
  /**
   * Movement points left, 0 to 50. Default: all.
   */
  movementPoints?: number
  /**
   * Its action point. Default: available, unless it has been without supply too long.
   */
  actionPoint?: 'available' | 'locked' | 'expended'
  /**
   * Whether it has retreated this turn. Default: false.
   */
  retreated?: boolean
  /**
   * Steps lost or suppressed this turn, 0 to 20. Default: 0.
   */
  lossesThisTurn?: number
  arrives?: ExampleArrival
}
/**
 * For a reinforcement: from when and where it may enter.
 */
export interface ExampleArrival {
  /**
   * First turn in which it may enter, 1 to 100.
   */
  turn: number
  /**
   * Hexes where it may enter.
   *
   * @minItems 1
   * @maxItems 50
   */
  hexes: HexName[]
}
/**
 * A source of supply.
 */
export interface ExampleSource {
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
  /**
   * How supply arrives.
   */
  kind: 'rail' | 'port' | 'truck' | 'ship' | 'air'
  hex: HexName
  value?: Percent
}
/**
 * A supply hub.
 */
export interface ExampleHub {
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
  hex: HexName
  /**
   * Lorries that work from it, 1 to 5.
   */
  trucks: number
}
/**
 * A primary objective.
 */
export interface ExampleObjective {
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
  hex: HexName
  name: Name
  /**
   * Last turn for the full reward, 1 to 100.
   */
  by: number
}
/**
 * A number to explain: odds, movement or supply. `expect` says its value and its terms.
 */
export interface ExampleQuestion {
  odds?: OddsQuestion
  movement?: MovementQuestion
  supply?: SupplyQuestion
}
/**
 * The odds of an attack.
 */
export interface OddsQuestion {
  attacker: Id
  target: Id
}
/**
 * The cost of a move in movement points.
 */
export interface MovementQuestion {
  unit: Id
  to: HexName
}
/**
 * The supply of a unit, or of a hex for a side, in per cent.
 */
export interface SupplyQuestion {
  unit?: Id
  hex?: HexName
  /**
   * 1 the first side, 2 the second.
   */
  side?: 1 | 2
}
/**
 * A forecast to make before an attack. `expect` says what it tells.
 */
export interface ForecastQuestion {
  attacker: Id
  target: Id
}
/**
 * One action: move, attack, enter, claim or end-turn.
 */
export interface ExampleAction {
  move?: MoveAction
  attack?: AttackAction
  enter?: EnterAction
  /**
   * The side claims the victory: write `claim: true`.
   */
  claim?: true
  /**
   * The side ends its turn: write `end-turn: true`.
   */
  'end-turn'?: true
}
/**
 * A unit moves.
 */
export interface MoveAction {
  unit: Id
  to: HexName
}
/**
 * A unit attacks.
 */
export interface AttackAction {
  unit: Id
  target: Id
}
/**
 * A reinforcement enters.
 */
export interface EnterAction {
  unit: Id
  to: HexName
}
/**
 * What must come of an example; only what is written is compared.
 */
export interface ExampleExpectation {
  /**
   * The explained number: combat shifts, movement points or per cent. Compared to as many decimals as are written.
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
   * Steps that the forecast tells the attacker to lose.
   */
  attackerLoss?: number
  /**
   * Steps that it tells the defender to lose.
   */
  defenderLoss?: number
  /**
   * Steps that it tells the defender to have suppressed.
   */
  defenderSuppression?: number
  /**
   * Chance that the defender must retreat, in per cent, rounded.
   */
  retreatChance?: number
  /**
   * Chance of an overrun, in per cent, rounded.
   */
  overrunChance?: number
  /**
   * Units by id.
   */
  units?: {
    [k: string]: UnitExpectation
  }
  /**
   * Who holds hexes, by hex name: 1, 2 or nobody.
   */
  owner?: {
    /**
     * Who holds the hex: 1, 2 or nobody.
     */
    [k: string]: 1 | 2 | 'nobody'
  }
  /**
   * Forts by hex name: intact or destroyed.
   */
  forts?: {
    /**
     * Whether it is intact or destroyed.
     */
    [k: string]: 'intact' | 'destroyed'
  }
  /**
   * Hubs by hex name: working or gone.
   */
  hubs?: {
    /**
     * Whether it is working or gone.
     */
    [k: string]: 'working' | 'gone'
  }
  /**
   * Prestige. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Prestige of one side.
   */
  prestige?: number[]
  /**
   * Score. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Score of one side.
   */
  score?: number[]
  /**
   * Steps killed. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Steps of one side.
   */
  killed?: number[]
  /**
   * Steps lost as stragglers. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Steps of one side.
   */
  stragglers?: number[]
  /**
   * The turn, 1 to 100.
   */
  turn?: number
  /**
   * Whose turn it is, 1 or 2.
   */
  side?: 1 | 2
  /**
   * Who has won the game: 1, 2 or nobody; `none` while it goes on.
   */
  winner?: 1 | 2 | 'nobody' | 'none'
}
/**
 * How a unit stands.
 */
export interface UnitExpectation {
  hex?: HexName
  /**
   * Whether it has been destroyed.
   */
  destroyed?: boolean
  /**
   * Active steps.
   */
  active?: number
  /**
   * Suppressed steps.
   */
  suppressed?: number
  /**
   * Steps, active and suppressed.
   */
  steps?: number
  /**
   * Experience.
   */
  experience?: number
  /**
   * 0 none, 1 entrenched, 2 fortified.
   */
  entrenchment?: 0 | 1 | 2
  /**
   * Turns without supply.
   */
  unsupplied?: number
  /**
   * Movement points left.
   */
  movementPoints?: number
  /**
   * Its action point.
   */
  actionPoint?: 'available' | 'locked' | 'expended'
  /**
   * Whether it has retreated this turn.
   */
  retreated?: boolean
  /**
   * Steps lost or suppressed this turn.
   */
  lossesThisTurn?: number
  /**
   * Whether it has moved this turn.
   */
  moved?: boolean
}
/**
 * Experience and what it does.
 */
export interface ExperienceFile {
  /**
   * What this file is.
   */
  kind: 'experience'
  /**
   * Most experience that a unit can have, 1 to 1000.
   */
  maximum: number
  /**
   * Steps that recover less in rough terrain, 0 to 9.
   */
  slowRecovery: number
  /**
   * Levels, the lowest first.
   *
   * @minItems 1
   * @maxItems 6
   */
  levels: ExperienceLevelEntry[]
}
/**
 * A level of experience.
 */
export interface ExperienceLevelEntry {
  /**
   * Its id.
   */
  id: 'green' | 'regular' | 'veteran' | 'elite'
  name: Name
  /**
   * Least experience of the level, 0 to 1000.
   */
  from: number
  gain: ExperienceGain
  /**
   * Experience for each combat without retreating, 0 to 100.
   */
  gainForStanding: number
  /**
   * Favourable shift on its own losses, 0 to 9 columns.
   */
  lossShift: number
  /**
   * Whether enemy armour adds to its losses.
   */
  armourFright: boolean
  /**
   * Steps suppressed on the second turn without supply, 0 to 12.
   */
  suppressedUnsupplied: number
  /**
   * Suppressed steps that recover per turn in supply, 0 to 12.
   */
  recovery: number
  supplyBonus: Percent
  /**
   * Score for destroying such a unit, 0 to 100.
   */
  scoreKilled: number
}
/**
 * Experience for each enemy step lost or suppressed.
 */
export interface ExperienceGain {
  /**
   * When attacking, 0 to 100.
   */
  attack: number
  /**
   * When defending, 0 to 100.
   */
  defence: number
}
/**
 * The table of rivers, ridges and other hexsides.
 */
export interface HexsidesFile {
  /**
   * What this file is.
   */
  kind: 'hexsides'
  /**
   * Kinds of hexside by id.
   */
  entries: {
    [k: string]: HexsideEntry
  }
}
/**
 * A kind of hexside.
 */
export interface HexsideEntry {
  name: Name
  description: Line
  /**
   * How the map draws it.
   */
  look: 'minor-river' | 'major-river' | 'wadi' | 'ridge' | 'escarpment'
  /**
   * free: no hindrance; extra: `extraCost` more away from ways; fresh: takes all points of a fresh unit; way-only: along a way; never: not at all. A bridge lifts fresh and never.
   */
  crossing: 'free' | 'extra' | 'fresh' | 'way-only' | 'never'
  /**
   * Movement points more for crossing it, 0 to 9.
   */
  extraCost: number
  /**
   * Whether a bridge can stand here.
   */
  bridgeable: boolean
  /**
   * Combat shift on attacks across it, -9 to 0 columns.
   */
  attackShift: number
  /**
   * Whether attacks across it are possible: always, only along a way, or never.
   */
  attack: 'always' | 'way-only' | 'never'
  /**
   * Whether armour counts across it.
   */
  armourShift: boolean
  /**
   * Whether it stops a zone of control.
   */
  stopsZone: boolean
  /**
   * Whether it stops the sweep of the front line.
   */
  stopsSweep: boolean
  /**
   * Whether a retreat needs a bridge to cross it.
   */
  stopsRetreat: boolean
  /**
   * Supply lost crossing it without a bridge, in per cent, 0 to 100; null: supply does not cross without one.
   */
  disruption: number | null
}
/**
 * The map of a scenario: layers of signs that a person can read, and lists of what runs along hexes and hexsides.
 */
export interface MapFile {
  /**
   * What this file is.
   */
  kind: 'map'
  /**
   * One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more.
   */
  terrain: string
  /**
   * Who holds each hex at the start, in the same layout: 1 the first side, 2 the second side, - nobody.
   */
  owner: string
  /**
   * Roads, tracks and railways.
   *
   * @minItems 0
   * @maxItems 2000
   */
  ways?: WayRun[]
  /**
   * Rivers, ridges and escarpments.
   *
   * @minItems 0
   * @maxItems 2000
   */
  barriers?: BarrierEntry[]
  /**
   * Hexsides that a bridge crosses.
   *
   * @minItems 0
   * @maxItems 2000
   */
  bridges?: Hexsides[]
  /**
   * Hexes with a fort.
   *
   * @minItems 0
   * @maxItems 2000
   */
  forts?: HexName[]
  /**
   * Names of places.
   *
   * @minItems 0
   * @maxItems 2000
   */
  names?: PlaceNameEntry[]
}
/**
 * The numbers of movement.
 */
export interface MovementFile {
  /**
   * What this file is.
   */
  kind: 'movement'
  /**
   * A unit with fewer active steps is weak, 1 to 12.
   */
  weakBelow: number
  /**
   * Dearest hex that a retreat may enter, in movement points, 1 to 3.
   */
  retreatCostMax: number
}
/**
 * The table of nations.
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
 * A nation.
 */
export interface NationEntry {
  name: Name
  adjective: Name
  /**
   * Most steps of a unit unless its type says less, 1 to 12.
   */
  maxSteps: number
  /**
   * Chance that a lost step becomes stragglers, as [parts, of].
   *
   * @minItems 2
   * @maxItems 2
   */
  stragglers: [number, number]
  colour: Colours
}
/**
 * A colour by day and by night.
 */
export interface Colours {
  light: Colour
  dark: Colour
}
/**
 * A scenario: sides, units, objectives and supply. Its map stands in map.yaml, its briefing in briefing.md.
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
   * Rounds, 1 to 100; the game ends after the last.
   */
  turns: number
  /**
   * First day, as year-month-day.
   */
  date: string
  /**
   * Id of the weather, or a list with one id for each turn.
   *
   * @minItems 1
   * @maxItems 100
   */
  weather: string | Id[]
  balance: Balance
  /**
   * The two sides, in order of movement.
   *
   * @minItems 2
   * @maxItems 2
   */
  sides: SideEntry[]
  /**
   * Works that were used.
   *
   * @minItems 1
   * @maxItems 50
   */
  sources: WorkEntry[]
  /**
   * Days per turn, 1 to 60. Default: 1.
   */
  daysPerTurn?: number
  /**
   * Level of difficulty at which it is published. Default: normal.
   */
  difficulty?: 'easy' | 'normal' | 'classic' | 'hard'
  /**
   * Lint findings that are accepted on purpose.
   *
   * @minItems 0
   * @maxItems 200
   */
  suppress?: SuppressionEntry[]
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
 * A side.
 */
export interface SideEntry {
  id: Id
  name: Name
  colour: Colours
  /**
   * objectives: wins by holding all its objectives at the end; deny: wins when the other side does not.
   */
  victory: 'objectives' | 'deny'
  /**
   * Its units, in order.
   *
   * @minItems 1
   * @maxItems 400
   */
  units: UnitEntry[]
  /**
   * Sources of supply.
   *
   * @minItems 0
   * @maxItems 100
   */
  sources?: SourceEntry[]
  /**
   * Supply hubs.
   *
   * @minItems 0
   * @maxItems 100
   */
  hubs?: HubEntry[]
  /**
   * Hexes that it must hold to win.
   *
   * @minItems 0
   * @maxItems 40
   */
  objectives?: ObjectiveEntry[]
}
/**
 * A unit.
 */
export interface UnitEntry {
  id: Id
  name: Name
  type: Id
  formation?: Name
  hex?: HexName
  /**
   * Steps, 1 to 12, at most those of its type. Default: its type's.
   */
  steps?: number
  /**
   * Steps of these that are suppressed, 0 to 12. Default: 0.
   */
  suppressed?: number
  /**
   * Experience, 0 to 1000. Default: 100.
   */
  experience?: number
  /**
   * 0 none, 1 entrenched, 2 fortified. Default: 0.
   */
  entrenchment?: 0 | 1 | 2
  /**
   * Turns that it has been without supply, 0 to 20. Default: 0.
   */
  unsupplied?: number
  arrives?: Arrival
}
/**
 * For a reinforcement: from when and where it may enter.
 */
export interface Arrival {
  /**
   * First turn in which it may enter, 1 to 100.
   */
  turn: number
  /**
   * Hexes where it may enter.
   *
   * @minItems 1
   * @maxItems 200
   */
  hexes: HexName[]
}
/**
 * A source of supply.
 */
export interface SourceEntry {
  /**
   * How supply arrives.
   */
  kind: 'rail' | 'port' | 'truck' | 'ship' | 'air'
  hex: HexName
  value?: Percent
}
/**
 * A supply hub.
 */
export interface HubEntry {
  hex: HexName
  /**
   * Lorries that work from it, 1 to 5.
   */
  trucks: number
}
/**
 * A primary objective.
 */
export interface ObjectiveEntry {
  hex: HexName
  name: Name
  /**
   * Last turn for the full reward, 1 to 100.
   */
  by: number
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
 * A lint finding that is accepted on purpose.
 */
export interface SuppressionEntry {
  code: Id
  /**
   * Why it is right here.
   */
  reason: string
  /**
   * Id of the unit or side, or hex name, that the finding is about; absent: the whole scenario.
   */
  at?: string | number
}
/**
 * The numbers of supply.
 */
export interface SupplyFile {
  /**
   * What this file is.
   */
  kind: 'supply'
  /**
   * Range of a hub in movement points of supply, by number of trucks, one truck first.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Range, 0 to 60.
   */
  hubRange: number[]
  /**
   * Greatest cost, along ways from a supplied railway, of a hub fed by lorry, 0 to 60.
   */
  truckReach: number
  truckFed: Percent
  /**
   * Reach of a ship over coastal hexes, 0 to 20.
   */
  shipReach: number
  /**
   * Added to the chance of supply by turns already without, none first, in per cent.
   *
   * @minItems 1
   * @maxItems 10
   */
  unsuppliedBonus: Percent[]
  /**
   * Turns without supply from which a unit has no action point, 1 to 20.
   */
  noActionFrom: number
  /**
   * Turns without supply from which a unit loses movement and all its steps are suppressed, 1 to 20.
   */
  immobileFrom: number
  /**
   * Movement points that such a unit loses, 0 to 20.
   */
  movementLost: number
  /**
   * Turns without supply from which steps are lost, 1 to 20.
   */
  stepsLostFrom: number
  /**
   * Steps lost each turn from then on, 0 to 12.
   */
  stepsLost: number
  /**
   * Trucks whose range an overrun hub gives to its captors, 0 to 10.
   */
  capturedHubTrucks: number
}
/**
 * A rule system: what it is called and how a turn goes.
 */
export interface SystemFile {
  /**
   * What this file is.
   */
  kind: 'system'
  id: Id
  title: Name
  summary: Line
  /**
   * What it is played on.
   */
  board: 'hex'
  /**
   * The turn sequence in words, in order.
   *
   * @minItems 1
   * @maxItems 20
   */
  sequence: Line[]
  difficulties: Difficulties
}
/**
 * Levels of difficulty.
 */
export interface Difficulties {
  easy: DifficultyText
  normal: DifficultyText
  classic: DifficultyText
  hard: DifficultyText
}
/**
 * One level of difficulty.
 */
export interface DifficultyText {
  name: Name
  description: Line
}
/**
 * The terrain table: what each kind of ground does.
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
 * A kind of terrain.
 */
export interface TerrainEntry {
  name: Name
  /**
   * Its sign in the grid of a map: one character that is not a blank, a digit or `-`.
   */
  sign: string
  description: Line
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
  cost: TerrainCost
  /**
   * Combat shift for a defender in it, -9 to 0 columns.
   */
  defenceShift: number
  /**
   * Whether armour counts when attacking into it: true, false, or only while it is frozen.
   */
  armourShift: true | false | 'frozen'
  /**
   * Whether armoured attackers pay the armour penalty.
   */
  armourPenalty: boolean
  /**
   * Whether a source, railway or hub in the next hex feeds it.
   */
  fedFromNextHex: boolean
  disruption: Percent
  /**
   * A city must be entered to be taken.
   */
  city: boolean
  /**
   * Whether a supply hub may stand in it.
   */
  hub: boolean
  /**
   * Whether suppressed steps recover more slowly in it.
   */
  slowRecovery: boolean
  /**
   * Whether it is water that ships sail and no way crosses.
   */
  water: boolean
  /**
   * Combat shift while the weather freezes it, -9 to 0 columns; without it `defenceShift` counts.
   */
  frozenDefenceShift?: number
  /**
   * Classes of movement whose attackers ignore the shift.
   *
   * @minItems 1
   * @maxItems 5
   */
  shiftIgnoredBy?: MovementClass[]
}
/**
 * Movement points to enter it, by class of movement.
 */
export interface TerrainCost {
  infantry: Cost
  mountain: Cost
  cavalry: Cost
  mobile: Cost
  supply: Cost
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
  description: Line
  nation: Id
  /**
   * What its steps are.
   */
  kind: 'infantry' | 'mechanised' | 'armour'
  /**
   * Standard symbol: function of the unit.
   */
  symbol: 'infantry' | 'mechanised' | 'armour' | 'airborne' | 'mountain' | 'cavalry' | 'security' | 'motorised'
  /**
   * Size, drawn above the symbol.
   */
  echelon: 'brigade' | 'division' | 'corps'
  /**
   * Attack per active step, 0 to 20.
   */
  attack: number
  /**
   * Defence per active step, 0 to 20.
   */
  defence: number
  /**
   * Movement points per turn, 0 to 20.
   */
  movement: number
  /**
   * Movement points of an extended move, 0 to 20.
   */
  extendedMovement: number
  /**
   * How it moves.
   */
  movementClass: 'infantry' | 'mountain' | 'cavalry' | 'mobile'
  armour: UnitArmour
  /**
   * Most steps, when less than the nation's, 1 to 12.
   */
  maxSteps?: number
}
/**
 * Armour.
 */
export interface UnitArmour {
  /**
   * Armour points per active step, 0 to 20.
   */
  points: number
  /**
   * When they count.
   */
  counts: 'never' | 'defence' | 'always'
}
/**
 * What victory is counted by.
 */
export interface VictoryFile {
  /**
   * What this file is.
   */
  kind: 'victory'
  /**
   * Prestige for a primary objective taken on time, one turn late, and later.
   *
   * @minItems 3
   * @maxItems 3
   */
  prestige: [number, number, number]
  /**
   * Score likewise; the last is for anything later.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Score, 0 to 1000.
   */
  score: number[]
  /**
   * Score for an own step killed, -1000 to 0.
   */
  scoreStepLost: number
  /**
   * Turns that all primary objectives must have been held before a side may end the game, 0 to 20.
   */
  heldToEnd: number
}
/**
 * The table of roads, tracks and railways.
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
  description: Line
  /**
   * Movement points per hex along it, 1 to 3.
   */
  cost: number
  /**
   * Whether supply runs along it without limit.
   */
  carriesSupply: boolean
  /**
   * How the map draws it.
   */
  look: 'paved' | 'track' | 'rail'
}
/**
 * The weather table.
 */
export interface WeatherFile {
  /**
   * What this file is.
   */
  kind: 'weather'
  /**
   * Kinds of weather by id.
   */
  entries: {
    [k: string]: WeatherEntry
  }
}
/**
 * A kind of weather.
 */
export interface WeatherEntry {
  name: Name
  description: Line
  /**
   * How the map is tinted.
   */
  look: 'dry' | 'mud' | 'snow'
  /**
   * Combat shift on every attack, -9 to 9 columns.
   */
  combatShift: number
  costSteps: CostSteps
  /**
   * Ids of terrain that freezes.
   *
   * @minItems 0
   * @maxItems 50
   */
  freezes: Id[]
  /**
   * Ids of ways that cannot be used anywhere.
   *
   * @minItems 0
   * @maxItems 20
   */
  closedWays: Id[]
  /**
   * By id of a way: ids of terrain on which it cannot be used.
   */
  closedWaysOn: {
    /**
     * Terrain ids.
     *
     * @minItems 0
     * @maxItems 50
     */
    [k: string]: Id[]
  }
  disruption: WeatherDisruption
}
/**
 * How terrain gets dearer.
 */
export interface CostSteps {
  /**
   * Steps along the ladder 1, 2, 3, A, X for terrain that is not named.
   */
  other: number
  /**
   * Steps by terrain id, instead of `other`.
   */
  terrain: {
    /**
     * Steps along the ladder 1, 2, 3, A, X; negative is cheaper.
     */
    [k: string]: number
  }
  /**
   * Steps by terrain id for mobile units only, instead of `terrain`.
   */
  mobile: {
    /**
     * Steps along the ladder 1, 2, 3, A, X; negative is cheaper.
     */
    [k: string]: number
  }
}
/**
 * Supply lost per hex, in per cent.
 */
export interface WeatherDisruption {
  offWay: Percent
  onWay: Percent
}
