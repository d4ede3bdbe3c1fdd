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
 * Per cent, 0 to 100.
 */
export type Percent = number
/**
 * An id: lower-case letters, digits and hyphens, for example `german-infantry`.
 */
export type Id = string
/**
 * The id of a rule as it stands in the rulebook: a capital letter and a number.
 */
export type RuleName = string
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
 * What a headquarters can do. Each is a piece of the engine, so the list is fixed.
 */
export type OrderId =
  | 'deploy'
  | 'store'
  | 'reorganise'
  | 'rally'
  | 'security-unit'
  | 'transfer'
  | 'feint'
  | 'no-retreat'
  | 'suppressive-fire'
  | 'recon-in-force'
  | 'rearguard'
  | 'set-piece'
  | 'counterattack'
  | 'motor-pool'
  | 'emergency-supply'
  | 'supply-dump'
  | 'destroy-bridge'
  | 'repair-bridge'
  | 'entrench'
  | 'build-bridge'
  | 'river-crossing'
  | 'assault-crossing'
/**
 * How a fight comes about. Default: attack.
 */
export type CombatKindName =
  | 'attack'
  | 'feint'
  | 'suppressive-fire'
  | 'set-piece'
  | 'assault-crossing'
  | 'assault-beach'
  | 'drop'
  | 'counterattack'
/**
 * A branch of a headquarters.
 */
export type Branch = 'pool' | 'intelligence' | 'operations' | 'logistics' | 'engineering'
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
  assets: AssetsFile
  cards: CardsFile
  combat: CombatFile
  example: ExampleBlock
  experience: ExperienceFile
  fog: FogFile
  headquarters: HeadquartersFile
  hexsides: HexsidesFile
  landing: LandingFile
  map: MapFile
  movement: MovementFile
  nations: NationsFile
  orders: OrdersFile
  reinforcement: ReinforcementFile
  rewards: RewardsFile
  scenario: ScenarioFile
  'special-orders': SpecialOrdersFile
  specialists: SpecialistsFile
  supply: SupplyFile
  terrain: TerrainFile
  tutorial: TutorialFile
  units: UnitsFile
  victory: VictoryFile
  ways: WaysFile
  weather: WeatherFile
}
/**
 * The table of theatre assets: aircraft and ships that a side can call on.
 */
export interface AssetsFile {
  /**
   * What this file is.
   */
  kind: 'assets'
  /**
   * Assets by id.
   */
  entries: {
    [k: string]: AssetEntry
  }
}
/**
 * An asset.
 */
export interface AssetEntry {
  name: Name
  description: Line
  /**
   * What it does: a strike on a unit, supply for a unit, markers on hexes, or a bridge or hub destroyed.
   */
  effect: 'strike' | 'air-supply' | 'air-recon' | 'bombing'
  /**
   * Its sign.
   */
  symbol: 'aircraft' | 'bomber' | 'transport' | 'camera' | 'ship' | 'rocket' | 'bridge'
  window?: StrikeWindow
  /**
   * For strikes: steps suppressed at each value.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Steps at one value, 0 to 12.
   */
  suppressed?: number[]
  /**
   * For strikes: steps lost at each value.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Steps at one value, 0 to 12.
   */
  killed?: number[]
  shifts?: StrikeShifts
  ruin?: Percent
  fortRuin?: Percent
  /**
   * Levels of entrenchment that it takes, 0 to 2.
   */
  entrenchmentLost?: number
  neighbours?: StrikeNeighbours
  /**
   * Whether it reaches only units in coastal hexes.
   */
  coastalOnly?: boolean
  /**
   * For bombing: hexes from the front line, 0 to 99.
   */
  reach?: number
  /**
   * For bombing: lorries that a hub loses, 0 to 5.
   */
  trucks?: number
}
/**
 * For strikes: the equally likely values before shifts.
 */
export interface StrikeWindow {
  /**
   * The first of them, from 0, 0 to 39.
   */
  start: number
  /**
   * How many there are, 1 to 20.
   */
  size: number
}
/**
 * For strikes: how the window moves.
 */
export interface StrikeShifts {
  /**
   * In weather that hinders aircraft, -9 to 9.
   */
  weather: number
  /**
   * On terrain with cover from the air, -9 to 9.
   */
  terrain: number
  /**
   * Against the entrenched, -9 to 9.
   */
  entrenched: number
  /**
   * Against units that aircraft frighten, -9 to 9.
   */
  green: number
}
/**
 * Chance for each unit in the next hexes, in per cent.
 */
export interface StrikeNeighbours {
  suppressed: Percent
  killed: Percent
}
/**
 * The table of cards.
 */
export interface CardsFile {
  /**
   * What this file is.
   */
  kind: 'cards'
  /**
   * Cards by id.
   */
  entries: {
    [k: string]: CardEntry
  }
}
/**
 * A card.
 */
export interface CardEntry {
  name: Name
  description: Line
  /**
   * What playing it does.
   */
  effect:
    'assets' | 'lift-fog' | 'truck' | 'elite-store' | 'drop' | 'landing' | 'command-points' | 'artillery-preparation'
  /**
   * For `assets`: what it adds.
   *
   * @minItems 1
   * @maxItems 10
   */
  assets?: CardAsset[]
  /**
   * For `truck`: ids of the nations whose headquarters it may motorise instead.
   *
   * @minItems 1
   * @maxItems 20
   */
  motorises?: Id[]
  /**
   * Prestige that it costs between battles, 0 to 1000.
   */
  price: number
  /**
   * Prestige for giving it back, 0 to 1000.
   */
  refund: number
  /**
   * Whether it comes back for the next battle.
   */
  persistent: boolean
}
/**
 * What it adds to an asset.
 */
export interface CardAsset {
  asset: Id
  /**
   * Uses more in every turn, 0 to 20.
   */
  perTurn: number
  /**
   * Uses more in the whole battle, 0 to 99.
   */
  uses: number
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
  /**
   * Most shifts by artillery, 0 to 20.
   */
  artilleryMaximum: number
  /**
   * Combat shift against entrenchment for each active engineer or special-forces specialist, 0 to 9 columns.
   */
  entrenchmentShiftPerSpecialist: number
  /**
   * Shift on the attacker's losses for each active special-forces specialist, 0 to 9 columns.
   */
  lossShiftPerSpecialForces: number
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
   * Of the bridges, those that are down.
   *
   * @minItems 0
   * @maxItems 50
   */
  damagedBridges?: Hexsides[]
  /**
   * Hexsides with a pontoon bridge.
   *
   * @minItems 0
   * @maxItems 50
   */
  pontoons?: Hexsides[]
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
   * Cities that lie in ruins.
   *
   * @minItems 0
   * @maxItems 50
   */
  ruins?: HexName[]
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
   * Whether the sides are hidden from each other. Default: false.
   */
  fog?: boolean
  /**
   * The turn, 0 to 100; 0 is the preparation of the battle. Default: 1.
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
   * Headquarters.
   *
   * @minItems 0
   * @maxItems 10
   */
  headquarters?: ExampleHeadquarters[]
  /**
   * Hexes with stragglers.
   *
   * @minItems 0
   * @maxItems 20
   */
  stragglers?: ExampleStragglers[]
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
  /**
   * Bonus objectives.
   *
   * @minItems 0
   * @maxItems 20
   */
  bonuses?: ExampleBonus[]
  /**
   * Lorries in reserve. Default: none. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one side.
   */
  trucks?: number[]
  /**
   * Prestige at the start. Default: none. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one side.
   */
  prestige?: number[]
  /**
   * Which sides prepare the battle. Default: both in turn 0. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one side.
   */
  prepares?: boolean[]
  /**
   * Assets of the sides.
   *
   * @minItems 0
   * @maxItems 20
   */
  assets?: ExampleAsset[]
  /**
   * Cards in hand.
   *
   * @minItems 0
   * @maxItems 20
   */
  cards?: ExampleCard[]
  /**
   * What the sides may buy.
   *
   * @minItems 0
   * @maxItems 20
   */
  store?: ExampleStoreItem[]
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
  name?: Name
  run: Run
}
/**
 * Hexsides of one kind that belong together.
 */
export interface BarrierEntry {
  kind: Id
  name?: Name
  /**
   * Its hexsides: a hex and one or more directions each.
   *
   * @minItems 1
   * @maxItems 2000
   */
  sides: Hexsides[]
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
  headquarters?: Id
  /**
   * Its specialists, by id, each with a state if it is not active: `field-artillery suppressed`, `field-artillery towed`.
   *
   * @minItems 0
   * @maxItems 6
   *
   * Items: Id of a specialist, and its state.
   */
  specialists?: string[]
  /**
   * It is not there unless an order or a card calls it.
   */
  reserve?: 'card' | 'security'
  /**
   * Supplies that it has with it. Default: none.
   */
  dump?: 'none' | 'fixed' | 'mobile'
  /**
   * Its special order. Default: none.
   */
  stance?: 'none' | 'no-retreat' | 'rearguard' | 'counterattack'
  /**
   * Whether the enemy knows its special order. Default: false.
   */
  stanceKnown?: boolean
  /**
   * Whether lorries carry it this turn. Default: false.
   */
  motorised?: boolean
  /**
   * Whether it was dug in this turn. Default: false.
   */
  dugIn?: boolean
  /**
   * Whether the enemy has a marker for it. Default: false.
   */
  marked?: boolean
  /**
   * Whether it has moved or fought this turn. Default: false.
   */
  moved?: boolean
  /**
   * Whether its points were bought with its action point. Default: false.
   */
  extended?: boolean
  /**
   * How it was supplied last. Default: network.
   */
  supplied?: 'network' | 'air' | 'emergency' | 'captured' | 'dump'
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
   * Hexes where it may enter; units in aircraft have none.
   *
   * @minItems 0
   * @maxItems 50
   */
  hexes?: HexName[]
  /**
   * How it comes: over land, on boats, or in aircraft. Default: land.
   */
  by?: 'land' | 'sea' | 'air'
}
/**
 * A headquarters of the example.
 */
export interface ExampleHeadquarters {
  id: Id
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
  profile: Id
  name?: Name
  hex?: HexName
  /**
   * First turn in which it may enter, 1 to 100.
   */
  arrives?: number
  /**
   * Command points of a turn, 1 to 9. Default: those of its kind.
   */
  commandPoints?: number
  /**
   * Command points left now, 0 to 9. Default: all.
   */
  points?: number
  /**
   * Symbolic lorries of its range, 1 to 5. Default: those of its kind.
   */
  trucks?: number
  /**
   * Levels of branches; the others are those of its kind.
   */
  levels?: {
    /**
     * Levels, 0 to 3.
     */
    [k: string]: number
  }
  /**
   * Levels of branches that are suppressed.
   */
  suppressed?: {
    /**
     * Levels, 0 to 3.
     */
    [k: string]: number
  }
  /**
   * Experience earned so far, 0 to 2000. Default: 0.
   */
  experience?: number
  /**
   * Experience of its next upgrade, 1 to 2000. Default: that of its kind.
   */
  target?: number
  /**
   * Upgrades to choose now, 0 to 5. Default: 0.
   */
  upgrades?: number
  offer?: ExampleOffer
  /**
   * By how much orders are cheaper for it.
   */
  specialised?: {
    /**
     * Command points less, 0 to 3.
     */
    [k: string]: number
  }
  /**
   * Prisoners since the last report, 0 to 20. Default: 0.
   */
  prisoners?: number
  /**
   * Reports so far, 0 to 20. Default: 0.
   */
  reports?: number
  /**
   * Turns without supply, 0 to 20. Default: 0.
   */
  unsupplied?: number
  /**
   * Whether it has been in supply for a turn since something was suppressed. Default: false.
   */
  rested?: boolean
  /**
   * Whether lorries carry all its units. Default: false.
   */
  motorised?: boolean
  /**
   * What its force pool holds.
   *
   * @minItems 0
   * @maxItems 20
   */
  pool?: PoolItemEntry[]
  /**
   * What comes into its force pool next turn.
   *
   * @minItems 0
   * @maxItems 20
   */
  next?: PoolItemEntry[]
}
/**
 * What is offered to specialise.
 */
export interface ExampleOffer {
  paid?: OrderId
  free?: OrderId
}
/**
 * Components or specialists of a nation.
 */
export interface PoolItemEntry {
  item: Id
  nation: Id
  /**
   * How many, 1 to 99.
   */
  count: number
}
/**
 * Stragglers in a hex.
 */
export interface ExampleStragglers {
  hex: HexName
  /**
   * Ids of the units that they come from, one for each step.
   *
   * @minItems 1
   * @maxItems 3
   */
  from: Id[]
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
 * A bonus objective of a side.
 */
export interface ExampleBonus {
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
  bonus: BonusEntry
}
/**
 * Something worth doing that does not decide the battle: one condition and a reward.
 */
export interface BonusEntry {
  name: Name
  /**
   * Last turn in which it counts, 1 to 100.
   */
  by: number
  take?: HexName
  hold?: HexName
  destroy?: Id
  keep?: Id
  /**
   * Condition: so many prisoners, 1 to 999.
   */
  prisoners?: number
  /**
   * Condition: fewer own steps lost than this, 1 to 999.
   */
  steps?: number
  /**
   * Condition: fewer own specialists lost than this, 1 to 999.
   */
  specialists?: number
  /**
   * Condition: fewer cities and bridges destroyed than this, 1 to 999.
   */
  ruins?: number
  reward: RewardEntry
}
/**
 * A reward: one of a card, a specialist, a port, an upgrade, a delay or a token.
 */
export interface RewardEntry {
  card?: Id
  specialist?: Id
  /**
   * A port: more supply at the side's port sources.
   */
  port?: true
  /**
   * An upgrade for a headquarters.
   */
  upgrade?: true
  delay?: Id
  /**
   * For `delay`: how many turns later, 1 to 20.
   */
  turns?: number
  token?: Name
}
/**
 * An asset of a side.
 */
export interface ExampleAsset {
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
  asset: Id
  /**
   * Uses in a turn, 0 to 20.
   */
  perTurn: number
  /**
   * Uses in the whole battle, 0 to 99. Default: no limit.
   */
  uses?: number
}
/**
 * A card in the hand of a side.
 */
export interface ExampleCard {
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
  card: Id
  unit?: Id
}
/**
 * What a side may buy.
 */
export interface ExampleStoreItem {
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
  item: Id
  nation: Id
  /**
   * How many, 1 to 99.
   */
  count: number
}
/**
 * A number to explain. `expect` says its value and its terms.
 */
export interface ExampleQuestion {
  odds?: OddsQuestion
  movement?: MovementQuestion
  supply?: SupplyQuestion
  order?: OrderQuestion
  strike?: StrikeQuestion
  score?: ScoreQuestion
}
/**
 * The odds of an attack.
 */
export interface OddsQuestion {
  attacker: Id
  target: Id
  kind?: CombatKindName
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
 * What an order costs a headquarters now, in command points.
 */
export interface OrderQuestion {
  hq: Id
  order: OrderId
  /**
   * Steps of a security unit, 1 to 3.
   */
  steps?: number
}
/**
 * How the window of a strike slides.
 */
export interface StrikeQuestion {
  asset: Id
  target: Id
}
/**
 * The score of a side so far.
 */
export interface ScoreQuestion {
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
}
/**
 * A forecast to make before an attack. `expect` says what it tells.
 */
export interface ForecastQuestion {
  attacker: Id
  target: Id
  kind?: CombatKindName
}
/**
 * One action by its type, with the fields that it has in the engine.
 */
export interface ExampleAction {
  move?: ExampleActionFields
  attack?: ExampleActionFields
  enter?: ExampleActionFields
  land?: ExampleActionFields
  'assault-beach'?: ExampleActionFields
  drop?: ExampleActionFields
  feint?: ExampleActionFields
  'suppressive-fire'?: ExampleActionFields
  'set-piece'?: ExampleActionFields
  'assault-crossing'?: ExampleActionFields
  'recon-in-force'?: ExampleActionFields
  'river-crossing'?: ExampleActionFields
  'no-retreat'?: ExampleActionFields
  rearguard?: ExampleActionFields
  counterattack?: ExampleActionFields
  entrench?: ExampleActionFields
  'motor-pool'?: ExampleActionFields
  'emergency-supply'?: ExampleActionFields
  'supply-dump'?: ExampleActionFields
  deploy?: ExampleActionFields
  store?: ExampleActionFields
  reorganise?: ExampleActionFields
  transfer?: ExampleActionFields
  'security-unit'?: ExampleActionFields
  'move-hq'?: ExampleActionFields
  'enter-hq'?: ExampleActionFields
  upgrade?: ExampleActionFields
  'destroy-bridge'?: ExampleActionFields
  'repair-bridge'?: ExampleActionFields
  'build-bridge'?: ExampleActionFields
  'add-truck'?: ExampleActionFields
  'withdraw-truck'?: ExampleActionFields
  strike?: ExampleActionFields
  'air-supply'?: ExampleActionFields
  'air-recon'?: ExampleActionFields
  'bomb-hub'?: ExampleActionFields
  'bomb-bridge'?: ExampleActionFields
  'play-card'?: ExampleActionFields
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
 * The fields of an action; which of them it needs is the verb's.
 */
export interface ExampleActionFields {
  unit?: Id
  target?: Id
  to?: HexName
  hq?: Id
  item?: Id
  edge?: Hexsides
  asset?: Id
  card?: Id
  /**
   * Steps, 1 to 3.
   */
  steps?: number
  /**
   * A choice: for an upgrade command-point, specialise, free or prestige; for a card the id of a headquarters; or its number.
   */
  choice?: string | number
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
   * Hubs by hex name: working, unsupplied or gone.
   */
  hubs?: {
    /**
     * Whether it is working, unsupplied or gone.
     */
    [k: string]: 'working' | 'unsupplied' | 'gone'
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
   * The turn, 0 to 100.
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
  /**
   * Why it is not: what the game says.
   */
  reason?: string
  /**
   * Lorries of hubs by hex name.
   */
  hubTrucks?: {
    /**
     * Lorries, 0 to 5.
     */
    [k: string]: number
  }
  /**
   * Headquarters by id.
   */
  headquarters?: {
    [k: string]: HeadquartersExpectation
  }
  /**
   * Straggling steps by hex name.
   */
  stragglers?: {
    /**
     * Steps, 0 to 3.
     */
    [k: string]: number
  }
  /**
   * Crossings by hexside, such as `0301 E`.
   */
  bridges?: {
    /**
     * What is there.
     */
    [k: string]: 'none' | 'bridge' | 'damaged' | 'pontoon' | 'pontoon-soon' | 'repair-soon'
  }
  /**
   * Cities by hex name: intact or ruins.
   */
  cities?: {
    /**
     * Whether it is intact or in ruins.
     */
    [k: string]: 'intact' | 'ruins'
  }
  /**
   * Who sees hexes, by hex name: 1, 2, both or nobody.
   */
  sight?: {
    /**
     * Who sees the hex.
     */
    [k: string]: 1 | 2 | 'both' | 'nobody'
  }
  /**
   * Lorries in reserve by side: now, next turn and so on, as many as are written.
   *
   * @minItems 2
   * @maxItems 2
   */
  trucks?: number[][]
  /**
   * Assets: uses left.
   *
   * @minItems 0
   * @maxItems 20
   */
  assets?: AssetExpectation[]
  /**
   * Cards in hand by side.
   *
   * @minItems 2
   * @maxItems 2
   */
  hands?: Id[][]
  /**
   * Bonus objectives in order: open, won or failed.
   *
   * @minItems 0
   * @maxItems 20
   *
   * Items: How it stands.
   */
  bonuses?: ('open' | 'won' | 'failed')[]
  /**
   * Whether elite reinforcements may be bought. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one side.
   */
  eliteStore?: boolean[]
  /**
   * Whether fog is lifted for a side. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one side.
   */
  fogLifted?: boolean[]
  /**
   * Steps lost as stragglers. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Steps of one side.
   */
  scattered?: number[]
  /**
   * Specialists lost. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one side.
   */
  specialistsLost?: number[]
  /**
   * Prisoners taken. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one side.
   */
  prisoners?: number[]
  /**
   * Cities that a side has brought down. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one side.
   */
  ruinedCities?: number[]
  /**
   * Bridges that a side has brought down. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one side.
   */
  destroyedBridges?: number[]
  /**
   * Per cent of supply won at ports. A pair: the first side's and the second side's.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: Of one side.
   */
  portSupply?: number[]
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
  /**
   * Where it is, if it is on no hex of the map.
   */
  place?: 'map' | 'destroyed' | 'en-route' | 'reserve'
  /**
   * Specialists by id: active, suppressed, towed, or gone.
   */
  specialists?: {
    /**
     * How it stands.
     */
    [k: string]: 'active' | 'suppressed' | 'towed' | 'gone'
  }
  /**
   * Its loss queue, first to be lost first: `active`, `suppressed`, or the id of a specialist.
   *
   * @minItems 0
   * @maxItems 20
   */
  queue?: Id[]
  /**
   * Its special order.
   */
  stance?: 'none' | 'no-retreat' | 'rearguard' | 'counterattack'
  /**
   * Whether the enemy knows its special order.
   */
  stanceKnown?: boolean
  /**
   * Supplies that it has with it.
   */
  dump?: 'none' | 'fixed' | 'mobile'
  /**
   * How it was supplied last.
   */
  supplied?: 'network' | 'air' | 'emergency' | 'captured' | 'dump'
  /**
   * Whether lorries carry it this turn.
   */
  motorised?: boolean
  /**
   * Whether it was dug in this turn.
   */
  dugIn?: boolean
  /**
   * Whether its points were bought with its action point.
   */
  extended?: boolean
  /**
   * Whether it is weak.
   */
  weak?: boolean
  /**
   * What the enemy knows of it.
   */
  known?: 'nothing' | 'marker' | 'seen'
  /**
   * Turns by which it comes later, 0 to 20.
   */
  delayed?: number
}
/**
 * How a headquarters stands.
 */
export interface HeadquartersExpectation {
  hex?: HexName
  /**
   * Where it is.
   */
  place?: 'map' | 'destroyed' | 'en-route'
  /**
   * Command points left.
   */
  points?: number
  /**
   * Command points of a turn.
   */
  command?: number
  /**
   * Symbolic lorries of its range.
   */
  trucks?: number
  /**
   * Levels of branches that are not suppressed.
   */
  levels?: {
    /**
     * Levels, 0 to 3.
     */
    [k: string]: number
  }
  /**
   * Levels of branches that are suppressed.
   */
  suppressed?: {
    /**
     * Levels, 0 to 3.
     */
    [k: string]: number
  }
  /**
   * Levels of all branches together that are suppressed.
   */
  silent?: number
  /**
   * Turns without supply.
   */
  unsupplied?: number
  /**
   * Experience earned.
   */
  experience?: number
  /**
   * Experience of its next upgrade.
   */
  target?: number
  /**
   * Upgrades to choose now.
   */
  upgrades?: number
  /**
   * By how much orders are cheaper for it.
   */
  specialised?: {
    /**
     * Command points less, 0 to 3.
     */
    [k: string]: number
  }
  /**
   * Prisoners since the last report.
   */
  prisoners?: number
  /**
   * Reports so far.
   */
  reports?: number
  /**
   * Whether lorries carry all its units.
   */
  motorised?: boolean
  /**
   * Its force pool by `infantry`, `armour` or specialist, whatever the nation.
   */
  pool?: {
    /**
     * How many, 0 to 99.
     */
    [k: string]: number
  }
  /**
   * What comes next turn.
   */
  next?: {
    /**
     * How many, 0 to 99.
     */
    [k: string]: number
  }
  /**
   * What comes the turn after.
   */
  later?: {
    /**
     * How many, 0 to 99.
     */
    [k: string]: number
  }
}
/**
 * Uses left of an asset.
 */
export interface AssetExpectation {
  /**
   * 1 the first side, 2 the second.
   */
  side: 1 | 2
  asset: Id
  /**
   * This turn, 0 to 20.
   */
  left?: number
  /**
   * In the battle, 0 to 99.
   */
  uses?: number
  /**
   * In a turn, 0 to 20.
   */
  perTurn?: number
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
   * Whether air attacks frighten it.
   */
  airFright: boolean
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
 * What the sides know of each other. Lists run over the level of the intelligence branch, level 0 first.
 */
export interface FogFile {
  /**
   * What this file is.
   */
  kind: 'fog'
  /**
   * Hexes beyond the front line that are always seen, 0 to 9.
   */
  sight: number
  /**
   * Hexes beyond it that are seen at the start of a turn in range of a headquarters, 0 to 9.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: Value at one level.
   */
  sightByLevel: number[]
  /**
   * Hexes beyond sight in which markers are placed at the start of a turn, 0 to 9.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: Value at one level.
   */
  markersByLevel: number[]
  /**
   * Level from which special orders of seen units are known, 0 to 4; 4 is never.
   */
  ordersFrom: number
  /**
   * Prisoners for a report, 0 to 99; 0 is never.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: Value at one level.
   */
  prisonersByLevel: number[]
  /**
   * Depth of the first, second and further reports; the last one stays.
   *
   * @minItems 4
   * @maxItems 4
   */
  reportDepth: number[][]
}
/**
 * Headquarters: branches, what wears them down, and the kinds that there are.
 */
export interface HeadquartersFile {
  /**
   * What this file is.
   */
  kind: 'headquarters'
  branches: BranchEntries
  /**
   * Command points, at most, 1 to 30.
   */
  mostCommandPoints: number
  /**
   * Level of a branch, at most, 1 to 3.
   */
  mostLevel: number
  /**
   * Lorries of a headquarters, at most, 1 to 5.
   */
  mostTrucks: number
  /**
   * Movement points more when it goes by rail all the way, 0 to 60.
   */
  railBonus: number
  /**
   * Command points that an order costs at least, however often specialised, unless it costs nothing to begin with; 0 to 9.
   */
  leastCost: number
  suppresses: BranchSuppressed
  /**
   * Command points lost by turns without supply, the first turn first; the last entry stays.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Points, 0 to 99.
   */
  pointsLost: number[]
  /**
   * Turns without supply from which its force pool scatters, 1 to 20.
   */
  poolLostFrom: number
  /**
   * Turns without supply from which it is lost, 1 to 20.
   */
  destroyedFrom: number
  /**
   * Components that it leaves behind when it flees, by turns without supply; beyond the list it is lost.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: Components, 0 to 99.
   */
  shed: number[]
  rebuilt: Rebuilt
  lostExperiencePercent: Percent
  upgrade: UpgradeRules
  /**
   * Kinds of headquarters by id.
   */
  profiles: {
    [k: string]: ProfileEntry
  }
}
/**
 * The branches.
 */
export interface BranchEntries {
  pool: BranchEntry
  intelligence: BranchEntry
  operations: BranchEntry
  logistics: BranchEntry
  engineering: BranchEntry
}
/**
 * A branch.
 */
export interface BranchEntry {
  name: Name
  description: Line
}
/**
 * The branch that loses a level besides a random one.
 */
export interface BranchSuppressed {
  move: Branch
  unsupplied: Branch
  overrun: Branch
}
/**
 * What its destruction costs for good.
 */
export interface Rebuilt {
  /**
   * Command points, 0 to 9.
   */
  commandPoints: number
  /**
   * Lorries, 0 to 5.
   */
  trucks: number
  /**
   * Turns until it is back, 0 to 20.
   */
  turns: number
}
/**
 * What a headquarters learns.
 */
export interface UpgradeRules {
  /**
   * Experience more for each further upgrade, 0 to 1000.
   */
  targetStep: number
  /**
   * Prestige for one command point more, 0 to 1000.
   */
  commandPointPrice: number
  /**
   * Prestige for specialising in an order, 0 to 1000.
   */
  specialisePrice: number
  /**
   * Prestige instead of an option that is not there, 0 to 1000.
   */
  prestige: number
}
/**
 * A kind of headquarters.
 */
export interface ProfileEntry {
  name: Name
  description: Line
  nation: Id
  /**
   * Whose habits it has: they decide what an order costs.
   */
  doctrine: 'american' | 'british' | 'german' | 'soviet'
  /**
   * Command points at the start of a turn, 1 to 30.
   */
  commandPoints: number
  /**
   * Symbolic lorries, 1 to 5: its range is that of a hub with as many.
   */
  trucks: number
  levels: BranchLevels
  /**
   * Experience for the first upgrade, 1 to 2000.
   */
  target: number
  orderLevels: OrderLevels
  /**
   * Whether transfers go to any unit in range, and not only to neighbours.
   */
  longTransfer: boolean
  /**
   * Whether its security units take in the stragglers of their hex.
   */
  battleGroups: boolean
  /**
   * Level of its force pool from which stragglers are put in order for nothing, 0 to 3; 0 is never.
   */
  freeRallyFrom: number
  /**
   * Whether supply dumps cost neither movement nor action and last on the move.
   */
  oversupply: boolean
}
/**
 * Levels of the branches of a headquarters, 0 to 3.
 */
export interface BranchLevels {
  /**
   * Of its force pool, 0 to 3.
   */
  pool: number
  /**
   * Of its intelligence, 0 to 3.
   */
  intelligence: number
  /**
   * Of its operations, 0 to 3.
   */
  operations: number
  /**
   * Of its logistics, 0 to 3.
   */
  logistics: number
  /**
   * Of its engineering, 0 to 3.
   */
  engineering: number
}
/**
 * Levels of orders that differ from the usual ones; 0 is never.
 */
export interface OrderLevels {
  /**
   * Level for deploy, 0 to 3.
   */
  deploy?: number
  /**
   * Level for store, 0 to 3.
   */
  store?: number
  /**
   * Level for reorganise, 0 to 3.
   */
  reorganise?: number
  /**
   * Level for rally, 0 to 3.
   */
  rally?: number
  /**
   * Level for security-unit, 0 to 3.
   */
  'security-unit'?: number
  /**
   * Level for transfer, 0 to 3.
   */
  transfer?: number
  /**
   * Level for feint, 0 to 3.
   */
  feint?: number
  /**
   * Level for no-retreat, 0 to 3.
   */
  'no-retreat'?: number
  /**
   * Level for suppressive-fire, 0 to 3.
   */
  'suppressive-fire'?: number
  /**
   * Level for recon-in-force, 0 to 3.
   */
  'recon-in-force'?: number
  /**
   * Level for rearguard, 0 to 3.
   */
  rearguard?: number
  /**
   * Level for set-piece, 0 to 3.
   */
  'set-piece'?: number
  /**
   * Level for counterattack, 0 to 3.
   */
  counterattack?: number
  /**
   * Level for motor-pool, 0 to 3.
   */
  'motor-pool'?: number
  /**
   * Level for emergency-supply, 0 to 3.
   */
  'emergency-supply'?: number
  /**
   * Level for supply-dump, 0 to 3.
   */
  'supply-dump'?: number
  /**
   * Level for destroy-bridge, 0 to 3.
   */
  'destroy-bridge'?: number
  /**
   * Level for repair-bridge, 0 to 3.
   */
  'repair-bridge'?: number
  /**
   * Level for entrench, 0 to 3.
   */
  entrench?: number
  /**
   * Level for build-bridge, 0 to 3.
   */
  'build-bridge'?: number
  /**
   * Level for river-crossing, 0 to 3.
   */
  'river-crossing'?: number
  /**
   * Level for assault-crossing, 0 to 3.
   */
  'assault-crossing'?: number
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
  /**
   * Whether it is a river, and how great.
   */
  river: 'none' | 'minor' | 'major'
  /**
   * Combat shift instead of `attackShift` for attackers with engineers or amphibious special forces, -9 to 0 columns.
   */
  attackShiftEngineers: number
  /**
   * Combat shift of an assault crossing, -9 to 0 columns.
   */
  assaultShift: number
  /**
   * The same with engineers or amphibious special forces, -9 to 0 columns.
   */
  assaultShiftEngineers: number
  /**
   * Combat shift for who counterattacks those who came over it, 0 to 9 columns.
   */
  counterattackShift: number
  /**
   * Whether artillery is blind to the entrenched behind it.
   */
  hidesEntrenched: boolean
  pontoonDisruption: Percent
}
/**
 * Landings from the sea and from the air.
 */
export interface LandingFile {
  /**
   * What this file is.
   */
  kind: 'landing'
  /**
   * Least level of experience for drops and assaults, by its number from 0, 0 to 5.
   */
  leastLevel: number
  /**
   * Hexes from the front line within which paratroops drop, 0 to 99.
   */
  dropReach: number
  /**
   * Combat shift of an assault from the sea, -9 to 0 columns.
   */
  assaultShift: number
  /**
   * The same with engineers or amphibious special forces, -9 to 0 columns.
   */
  assaultShiftEngineers: number
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
   * Of the bridges, those that are down at the start.
   *
   * @minItems 0
   * @maxItems 2000
   */
  damagedBridges?: Hexsides[]
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
   * Specialists that a unit can take unless its type says otherwise, 0 to 6.
   */
  slots: number
  /**
   * Ids of nations whose armour its units take besides their own.
   *
   * @minItems 0
   * @maxItems 20
   */
  armourFrom: Id[]
  /**
   * Ids of nations whose specialists its units take besides their own.
   *
   * @minItems 0
   * @maxItems 20
   */
  specialistsFrom: Id[]
  /**
   * Whether ruined cities and blown bridges weigh on its score.
   */
  spares: boolean
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
 * What headquarters can order, and what it costs.
 */
export interface OrdersFile {
  /**
   * What this file is.
   */
  kind: 'orders'
  entries: OrderEntries
}
/**
 * Orders by id. Every order of the engine is there.
 */
export interface OrderEntries {
  deploy: OrderEntry
  store: OrderEntry
  reorganise: OrderEntry
  rally: OrderEntry
  'security-unit': OrderEntry
  transfer: OrderEntry
  feint: OrderEntry
  'no-retreat': OrderEntry
  'suppressive-fire': OrderEntry
  'recon-in-force': OrderEntry
  rearguard: OrderEntry
  'set-piece': OrderEntry
  counterattack: OrderEntry
  'motor-pool': OrderEntry
  'emergency-supply': OrderEntry
  'supply-dump': OrderEntry
  'destroy-bridge': OrderEntry
  'repair-bridge': OrderEntry
  entrench: OrderEntry
  'build-bridge': OrderEntry
  'river-crossing': OrderEntry
  'assault-crossing': OrderEntry
}
/**
 * An order of a headquarters.
 */
export interface OrderEntry {
  name: Name
  description: Line
  branch: Branch
  /**
   * Level of the branch from which it can be given, 1 to 3.
   */
  level: number
  cost: OrderCost
}
/**
 * Command points, by doctrine.
 */
export interface OrderCost {
  /**
   * For american headquarters, 0 to 9.
   */
  american: number
  /**
   * For british headquarters, 0 to 9.
   */
  british: number
  /**
   * For german headquarters, 0 to 9.
   */
  german: number
  /**
   * For soviet headquarters, 0 to 9.
   */
  soviet: number
}
/**
 * What steps are made of, what adding them does, and what becomes of stragglers.
 */
export interface ReinforcementFile {
  /**
   * What this file is.
   */
  kind: 'reinforcement'
  /**
   * Specialists of one unit, at most, 0 to 6.
   */
  mostSlots: number
  /**
   * Places by which towed artillery after the first of a unit stands farther ahead in its loss queue, 0 to 9.
   */
  furtherGunsAhead: number
  components: StepComponents
  experienceLost: ExperienceLost
  price: StepPrice
  /**
   * Price of elite steps and specialists, in per cent of the usual one, 0 to 1000.
   */
  elitePricePercent: number
  /**
   * Turns until a step is there that was taken from a unit which has moved or fought, 0 to 9.
   */
  delayWhenUsed: number
  /**
   * Turns until a step is there that straggled to a hub, 0 to 9.
   */
  delayAtHub: number
  /**
   * Straggling steps in one hex, at most, 1 to 12.
   */
  mostStragglers: number
  /**
   * Movement points to enter a hex with that many stragglers or an enemy headquarters, at least, 1 to 20.
   */
  leastCost: number
  /**
   * Movement points, in the class of supply, that stragglers walk at the start of a turn, 0 to 20.
   */
  stragglerMovement: number
}
/**
 * What a step is made of, by kind of unit.
 */
export interface StepComponents {
  infantry: Components
  mechanised: Components
  armour: Components
}
/**
 * Parts of a step.
 */
export interface Components {
  /**
   * Infantry components, 0 to 9.
   */
  infantry: number
  /**
   * Armour components, 0 to 9.
   */
  armour: number
}
/**
 * Experience that a unit loses for each step that it is given.
 */
export interface ExperienceLost {
  /**
   * Usually, 0 to 400.
   */
  regular: number
  /**
   * With elite reinforcements, 0 to 400.
   */
  elite: number
}
/**
 * Prestige for a step, by kind of unit.
 */
export interface StepPrice {
  /**
   * Of infantry, 0 to 1000.
   */
  infantry: number
  /**
   * Of mechanised, 0 to 1000.
   */
  mechanised: number
  /**
   * Of armour, 0 to 1000.
   */
  armour: number
}
/**
 * What bonus objectives bring.
 */
export interface RewardsFile {
  /**
   * What this file is.
   */
  kind: 'rewards'
  /**
   * Prestige for each, 0 to 1000.
   */
  prestige: number
  /**
   * Score for each, 0 to 1000.
   */
  score: number
  portSupply: Percent
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
   * Days per turn, 1 to 60. Default: 1.
   */
  daysPerTurn?: number
  /**
   * Id of the weather, or a list with one id for each turn.
   *
   * @minItems 1
   * @maxItems 100
   */
  weather: string | Id[]
  /**
   * Level of difficulty at which it is published. Default: normal.
   */
  difficulty?: 'easy' | 'normal' | 'classic' | 'hard'
  /**
   * Whether the sides are hidden from each other. Default: true.
   */
  fog?: boolean
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
   * objectives: wins by holding all its objectives at the end; deny: wins when the other side does not.
   */
  victory: 'objectives' | 'deny'
  /**
   * Whether it prepares the battle before the first turn. Default: false.
   */
  prepares?: boolean
  /**
   * Lorries in reserve, 0 to 30. Default: 0.
   */
  trucks?: number
  /**
   * Prestige at the start, 0 to 10000. Default: 0.
   */
  prestige?: number
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
   * Aircraft and ships that it can call on.
   *
   * @minItems 0
   * @maxItems 20
   */
  assets?: AssetUseEntry[]
  /**
   * Cards in hand.
   *
   * @minItems 0
   * @maxItems 20
   */
  cards?: CardHeldEntry[]
  /**
   * What it may buy while it prepares, or with elite reinforcements.
   *
   * @minItems 0
   * @maxItems 100
   */
  store?: PoolItemEntry[]
  /**
   * Its headquarters, in order.
   *
   * @minItems 0
   * @maxItems 12
   */
  headquarters?: HeadquartersEntry[]
  /**
   * Hexes that it must hold to win.
   *
   * @minItems 0
   * @maxItems 40
   */
  objectives?: ObjectiveEntry[]
  /**
   * Things worth doing that do not decide the battle.
   *
   * @minItems 0
   * @maxItems 40
   */
  bonuses?: BonusEntry[]
  /**
   * Its units, in order.
   *
   * @minItems 1
   * @maxItems 400
   */
  units: UnitEntry[]
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
 * An asset, and how often it can be used.
 */
export interface AssetUseEntry {
  asset: Id
  /**
   * Uses in a turn, 0 to 20.
   */
  perTurn: number
  /**
   * Uses in the whole battle, 0 to 99. Without it there is no limit.
   */
  uses?: number
}
/**
 * A card in hand.
 */
export interface CardHeldEntry {
  card: Id
  unit?: Id
}
/**
 * A headquarters.
 */
export interface HeadquartersEntry {
  id: Id
  name: Name
  profile: Id
  hex?: HexName
  /**
   * First turn in which it may enter, at a railway or port source of its side, 1 to 100.
   */
  arrives?: number
  /**
   * Command points at the start of a turn, 1 to 30. Default: those of its kind.
   */
  commandPoints?: number
  /**
   * Symbolic lorries, 1 to 5: its range is that of a hub with as many. Default: those of its kind.
   */
  trucks?: number
  levels?: HeadquartersLevels
  /**
   * Experience earned so far, 0 to 2000. Default: 0.
   */
  experience?: number
  /**
   * What its force pool holds.
   *
   * @minItems 0
   * @maxItems 100
   */
  pool?: PoolItemEntry[]
}
/**
 * Levels of its branches. What is left out is as for its kind.
 */
export interface HeadquartersLevels {
  /**
   * Of its force pool, 0 to 3.
   */
  pool?: number
  /**
   * Of its intelligence, 0 to 3.
   */
  intelligence?: number
  /**
   * Of its operations, 0 to 3.
   */
  operations?: number
  /**
   * Of its logistics, 0 to 3.
   */
  logistics?: number
  /**
   * Of its engineering, 0 to 3.
   */
  engineering?: number
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
 * A unit.
 */
export interface UnitEntry {
  id: Id
  name: Name
  formation?: Name
  type: Id
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
   * Turns that it has been without supply, 0 to 20. Default: 0.
   */
  unsupplied?: number
  /**
   * Experience, 0 to 1000. Default: 100.
   */
  experience?: number
  /**
   * 0 none, 1 entrenched, 2 fortified. Default: 0.
   */
  entrenchment?: 0 | 1 | 2
  arrives?: Arrival
  /**
   * Whether it is only there if a card brings it. Default: false.
   */
  reserve?: boolean
  headquarters?: Id
  /**
   * Ids of its specialists.
   *
   * @minItems 0
   * @maxItems 6
   */
  specialists?: Id[]
  /**
   * Whether it has supplies of its own for one turn without. Default: false.
   */
  dump?: boolean
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
   * How it comes: over land, on boats, or in aircraft. Default: land.
   */
  by?: 'land' | 'sea' | 'air'
  /**
   * Hexes where it may enter; for boats the beaches. Units in aircraft have none.
   *
   * @minItems 0
   * @maxItems 200
   */
  hexes?: HexName[]
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
 * The numbers inside the orders.
 */
export interface SpecialOrdersFile {
  /**
   * What this file is.
   */
  kind: 'special-orders'
  /**
   * Least level of experience for special orders, by its number from 0, 0 to 5.
   */
  leastLevel: number
  feint: FeintRules
  suppressiveFire: SuppressiveFireRules
  setPiece: SetPieceRules
  noRetreat: NoRetreatRules
  counterattack: CounterattackRules
  reconInForce: ReconInForceRules
  securityUnit: SecurityUnitRules
  motorPool: MotorPoolRules
  ruin: RuinChances
  /**
   * Levels of entrenchment, at most, 0 to 2.
   */
  mostEntrenchment: number
}
/**
 * A feint.
 */
export interface FeintRules {
  secondStep: Percent
}
/**
 * Suppressive fire.
 */
export interface SuppressiveFireRules {
  /**
   * Rolls besides one for each artillery shift, 0 to 9.
   */
  rolls: number
  chance: FireChance
  entrenchment: Percent
}
/**
 * Chance of each roll, in per cent.
 */
export interface FireChance {
  open: Percent
  entrenched: Percent
  best: Percent
}
/**
 * A set-piece attack.
 */
export interface SetPieceRules {
  /**
   * Combat shift, -9 to 9 columns.
   */
  shift: number
  /**
   * Chance in per cent to take a level of entrenchment, by odds column.
   *
   * @minItems 1
   * @maxItems 40
   */
  entrenchment: Percent[]
}
/**
 * Holding at all costs.
 */
export interface NoRetreatRules {
  /**
   * Shift on the retreat, -9 to 9 columns.
   */
  retreatShift: number
  /**
   * Shift on its losses, -9 to 9 columns.
   */
  lossShift: number
}
/**
 * A counterattack.
 */
export interface CounterattackRules {
  /**
   * Combat shift, -9 to 9 columns.
   */
  shift: number
}
/**
 * Reconnaissance in force.
 */
export interface ReconInForceRules {
  /**
   * Dearest hex that it enters, in the class of mobile units, 1 to 9.
   */
  mostCostMobile: number
  /**
   * Dearest hex for ski troops in snow, in the class of infantry, 1 to 9.
   */
  mostCostSki: number
}
/**
 * Units that are formed of the force pool.
 */
export interface SecurityUnitRules {
  /**
   * Unit type by nation; a nation without one cannot form them.
   */
  types: {
    [k: string]: Id
  }
  /**
   * Steps of such a unit, at most, 1 to 12.
   */
  mostSteps: number
  /**
   * Its experience, 0 to 1000.
   */
  experience: number
  /**
   * Units that one headquarters can form in a battle, 0 to 20.
   */
  units: number
}
/**
 * Lorries for one unit.
 */
export interface MotorPoolRules {
  /**
   * Movement points more in an extended move, 0 to 20.
   */
  extendedMovement: number
}
/**
 * Chance for each artillery shift that the city fought over falls to ruins, in per cent.
 */
export interface RuinChances {
  attack: Percent
  setPiece: Percent
  suppressiveFire: Percent
}
/**
 * The table of specialists: smaller bodies that fight with a unit.
 */
export interface SpecialistsFile {
  /**
   * What this file is.
   */
  kind: 'specialists'
  /**
   * Specialists by id.
   */
  entries: {
    [k: string]: SpecialistEntry
  }
}
/**
 * A kind of specialist.
 */
export interface SpecialistEntry {
  name: Name
  description: Line
  /**
   * Its sign in the slots of a counter.
   */
  symbol:
    | 'engineer'
    | 'recon'
    | 'ski'
    | 'special-forces'
    | 'artillery'
    | 'rocket'
    | 'anti-tank'
    | 'tank'
    | 'assault-gun'
    | 'anti-aircraft'
  /**
   * Added to the attack of its unit while it is active, 0 to 50.
   */
  attack: number
  /**
   * Added to the defence of its unit while it is active, 0 to 50.
   */
  defence: number
  /**
   * Columns of armour shift, 0 to 9.
   */
  armourShift: number
  /**
   * When its armour counts: never; always; in defence only; in attack only, against enemy armour.
   */
  armourCounts: 'never' | 'always' | 'defence' | 'against-armour'
  /**
   * Columns of artillery shift in attack, 0 to 9.
   */
  artilleryShift: number
  /**
   * Its place in the loss queue: before the active step of this number, 1 to 12.
   */
  queuePosition: number
  /**
   * Whether it is suppressed by moving until the enemy's turn begins.
   */
  towed: boolean
  /**
   * Whether it bridges minor rivers under fire and takes trenches apart.
   */
  engineers: boolean
  /**
   * Whether it takes trenches and spares its unit losses.
   */
  specialForces: boolean
  /**
   * Whether it crosses water ready to fight.
   */
  amphibious: boolean
  /**
   * Whether it feels the way ahead and sweeps the front line.
   */
  recon: boolean
  /**
   * Whether it does so in snow.
   */
  ski: boolean
  /**
   * Its price in prestige, 0 to 1000.
   */
  price: number
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
  /**
   * Lorries of one hub, at most, 1 to 5.
   */
  mostTrucks: number
  truckDelay: TruckDelay
  stragglerDisruption: Percent
}
/**
 * Turns until lorries taken from a hub are free again.
 */
export interface TruckDelay {
  /**
   * From a supplied one, 0 to 20.
   */
  supplied: number
  /**
   * From another, 0 to 20.
   */
  unsupplied: number
  /**
   * After it was overrun, 0 to 20.
   */
  overrun: number
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
  /**
   * How artillery fires into it: fully, not at those entrenched in it, or never.
   */
  artillery: 'full' | 'not-entrenched' | 'never'
  /**
   * Whether frost lifts what `artillery` and `feintCover` say.
   */
  coverThaws: boolean
  /**
   * Cover against suppressive fire: none, for the entrenched only, or the best.
   */
  fireCover: 'none' | 'entrenched' | 'best'
  /**
   * Whether a feint suppresses one step only.
   */
  feintCover: boolean
  /**
   * Whether aircraft and ships strike worse here.
   */
  airCover: boolean
  /**
   * Whether a unit here may be ordered to counterattack.
   */
  counterattack: boolean
  /**
   * Whether boats land, paratroops drop and prepared crossings lead here.
   */
  landing: boolean
  /**
   * Whether stragglers may be here.
   */
  stragglers: boolean
  /**
   * Whether nobody looks farther into it than the usual sight.
   */
  limitsSight: boolean
  ruin?: Id
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
 * A hex or a unit: one of both.
 */
export interface TutorialPointer {
  unit?: Id
  hex?: HexName
}
/**
 * Facts about the game; all that are given must hold.
 */
export interface TutorialCondition {
  selected?: Id
  /**
   * A headquarters of the side is selected.
   */
  headquarters?: true
  /**
   * This layer of the map is shown.
   */
  shown?: 'supply' | 'zones'
  moved?: Id
  /**
   * So many moves have been made by the side.
   */
  moves?: number
  /**
   * So many fights have been begun by the side.
   */
  fights?: number
  /**
   * So many orders have been given by its headquarters.
   */
  orders?: number
  /**
   * So many strikes have been flown or fired.
   */
  strikes?: number
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
  waits?: Id
  gone?: Id
  /**
   * At least so many attacks are possible now.
   */
  targets?: number
  /**
   * At least so many units can still move or attack.
   */
  able?: number
  /**
   * No unit can move or attack any more.
   */
  spent?: true
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
  /**
   * Specialists that it can take, when not as many as the nation's units, 0 to 6.
   */
  slots?: number
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
  /**
   * Score for a prisoner, 0 to 1000.
   */
  scorePrisoner: number
  /**
   * Score for a city that a side ruins itself, -1000 to 0.
   */
  scoreRuinedCity: number
  /**
   * Score for a bridge that a side destroys itself, -1000 to 0.
   */
  scoreDestroyedBridge: number
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
   * Whether aircraft and ships strike worse in it.
   */
  hindersAircraft: boolean
  /**
   * Whether ski troops are at home in it.
   */
  snow: boolean
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
