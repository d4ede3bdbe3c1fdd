/**
 * The shape of the operational tables, as they stand in `content/systems/operational/tables` and travel inside a
 * resolved scenario. Ids are the authored ids; all numbers of the rules are here and none in code.
 */
import type { RuleId } from '../../game.ts'
import type { CommandRules } from './commandRules.ts'

/** What entering a hex costs: points, all points of a fresh unit (`A`), or impossible without road or rail (`X`). operational.C4 */
export type Cost = 1 | 2 | 3 | 'A' | 'X'

/** operational.C1, C2, b3: units move by one of four classes; supply has a class of its own. */
export const movementClasses = ['infantry', 'mountain', 'cavalry', 'mobile', 'supply'] as const
export type MovementClass = (typeof movementClasses)[number]

export interface TerrainRules {
  readonly name: string
  /** The sign in a map's grid, one character. */
  readonly sign: string
  readonly description: string
  /** How the map draws it. */
  readonly look:
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
  readonly cost: Readonly<Record<MovementClass, Cost>>
  /** Combat shift for a defender in the hex, 0 or less. operational.D9 */
  readonly defenceShift: number
  /** Combat shift instead of `defenceShift` while the weather freezes the hex. */
  readonly frozenDefenceShift?: number
  /** Movement classes whose attackers ignore the defence shift. operational.D11 */
  readonly shiftIgnoredBy?: readonly MovementClass[]
  /** Whether armour counts when attacking into the hex; `frozen`: only while frozen. operational.D5 */
  readonly armourShift: boolean | 'frozen'
  /** Whether armoured attackers pay the armour penalty. operational.D7 */
  readonly armourPenalty: boolean
  /** Fed by a source, rail or hub in the next hex without a hub's range. operational.E2 */
  readonly fedFromNextHex: boolean
  /** Supply value lost when supply is traced into the hex, in per cent. operational.E11 */
  readonly disruption: number
  /** A city: a front-line sweep does not take it. operational.C16 */
  readonly city: boolean
  /** Whether a hub may stand here. operational.E5 */
  readonly hub: boolean
  /** Recovery of suppressed steps is one less here. operational.B18 */
  readonly slowRecovery: boolean
  /** Water that ships sail and no way crosses. operational.E2 */
  readonly water: boolean
  /** How artillery fires into it: fully, not at defenders who are entrenched in it, or not at all. operational.D8 */
  readonly artillery: 'full' | 'not-entrenched' | 'never'
  /** Whether frost lifts what `artillery` and `feintCover` say. operational.D8, F19 */
  readonly coverThaws: boolean
  /** Cover against suppressive fire: none, for the entrenched only, the best. operational.F20 */
  readonly fireCover: 'none' | 'entrenched' | 'best'
  /** A feint suppresses one step only. operational.F19 */
  readonly feintCover: boolean
  /** Aircraft and ships strike worse here. operational.G6 */
  readonly airCover: boolean
  /** A unit here may be ordered to counterattack. operational.F24 */
  readonly counterattack: boolean
  /** Whether boats land, paratroops drop and prepared crossings lead here. operational.F30, H11, H13 */
  readonly landing: boolean
  /** Whether stragglers may be here. operational.D21 */
  readonly stragglers: boolean
  /** Nobody looks farther into it than the usual sight. operational.F17 */
  readonly limitsSight: boolean
  /** Terrain that shells and bombs make of it. operational.D26 */
  readonly ruin?: string
}

export interface WeatherRules {
  readonly name: string
  readonly description: string
  /** How the map is tinted. */
  readonly look: 'dry' | 'mud' | 'snow'
  /** Combat shift on every attack. operational.D9 */
  readonly combatShift: number
  /** Steps along the ladder 1, 2, 3, A, X added to the cost of a terrain; `other` is the default. operational.C5 */
  readonly costSteps: {
    readonly other: number
    readonly terrain: Readonly<Record<string, number>>
    readonly mobile: Readonly<Record<string, number>>
  }
  /** Terrain that freezes. */
  readonly freezes: readonly string[]
  /** Kinds of way that cannot be used anywhere. operational.C8 */
  readonly closedWays: readonly string[]
  /** By kind of way: terrain on which it cannot be used. operational.C8 */
  readonly closedWaysOn: Readonly<Record<string, readonly string[]>>
  /** Aircraft and ships strike worse in it. operational.G6 */
  readonly hindersAircraft: boolean
  /** Whether ski troops are at home in it. operational.H7, F25 */
  readonly snow: boolean
  /** Supply value lost per hex, off and along ways, in per cent. operational.E11, d11 */
  readonly disruption: { readonly offWay: number; readonly onWay: number }
}

export interface WayRules {
  readonly name: string
  readonly description: string
  /** Cost per hex along it. operational.C8 */
  readonly cost: number
  /** Whether supply runs along it without limit. operational.E3 */
  readonly carriesSupply: boolean
  readonly look: 'paved' | 'track' | 'rail'
}

export interface HexsideRules {
  readonly name: string
  readonly description: string
  readonly look: 'minor-river' | 'major-river' | 'wadi' | 'ridge' | 'escarpment'
  /** free: no hindrance; extra: `extraCost` more off ways; fresh: takes all points of a unit with all its points, and ends its move;
   *  way-only: only along a way; never: not at all (a bridge lifts fresh and never). operational.C9-C12 */
  readonly crossing: 'free' | 'extra' | 'fresh' | 'way-only' | 'never'
  readonly extraCost: number
  /** Whether a bridge can stand here. */
  readonly bridgeable: boolean
  /** Shift on attacks across it, 0 or less; a bridge does not lift it. operational.D10, D14 */
  readonly attackShift: number
  /** How attacks across are possible: always, only along a way, or never. operational.C10, D14 */
  readonly attack: 'always' | 'way-only' | 'never'
  /** Whether armour counts across it. operational.D5 */
  readonly armourShift: boolean
  /** Whether it stops a zone of control. operational.C13 */
  readonly stopsZone: boolean
  /** Whether it stops the front line's sweep. operational.C16 */
  readonly stopsSweep: boolean
  /** Whether a retreat may cross it without bridge. operational.D23 */
  readonly stopsRetreat: boolean
  /** Supply value lost crossing it without a bridge, in per cent; null: supply does not cross without one. operational.E11 */
  readonly disruption: number | null
  /** A river, and how great. operational.C9, C10 */
  readonly river: 'none' | 'minor' | 'major'
  /** Shift instead of `attackShift` for attackers with engineers or amphibious special forces. operational.D10 */
  readonly attackShiftEngineers: number
  /** Shift of an assault crossing, and with engineers or amphibious special forces. operational.F31 */
  readonly assaultShift: number
  readonly assaultShiftEngineers: number
  /** Shift for who counterattacks those who came over it. operational.F24 */
  readonly counterattackShift: number
  /** Whether artillery is blind to the entrenched behind it. operational.D8 */
  readonly hidesEntrenched: boolean
  /** Supply value lost on a pontoon bridge, in per cent. operational.E11 */
  readonly pontoonDisruption: number
}

interface MovementRules {
  /** Fewer active steps than this: weak. operational.C15 */
  readonly weakBelow: number
  /** Dearest hex that a retreat may enter. operational.D23 */
  readonly retreatCostMax: number
}

/** Per cent by odds column, first column first. */
export type OddsTable = readonly number[]

export interface CombatRules {
  /** Columns run from `first` to `last`. operational.d2 */
  readonly columns: { readonly first: number; readonly last: number }
  /** Odds for a threefold superiority; the curve is `oddsPerTripling * log3(attack / defence)`. operational.D3 */
  readonly oddsPerTripling: number
  /** Spread of the rolled odds, in thousandths of a column. operational.D15 */
  readonly spread: number
  readonly armour: {
    /** Armour points that make one shift. operational.D4 */
    readonly pointsPerShift: number
    readonly maximum: number
    /** Per cent of the defender's armour by entrenchment level. operational.D4 */
    readonly entrenchedPercent: readonly [number, number, number]
    /** Penalty by kind of unit where the terrain gives one, 0 or less. operational.D7 */
    readonly penalty: Readonly<Record<StepKind, number>>
  }
  /** Artillery shift, at most. operational.D8 */
  readonly artilleryMaximum: number
  /** Shift for each active engineer or special-forces specialist against entrenchment. operational.D12 */
  readonly entrenchmentShiftPerSpecialist: number
  /** Shift on the attacker's losses for each active special-forces specialist. operational.D17 */
  readonly lossShiftPerSpecialForces: number
  /** Shift by entrenchment level. operational.D12 */
  readonly entrenchmentShift: readonly [number, number, number]
  /** operational.D13 */
  readonly fort: { readonly intact: number; readonly destroyed: number }
  /** Steps that the attacker loses, by difficulty. operational.D16 */
  readonly attackerLoss: Readonly<Record<Difficulty, OddsTable>>
  readonly defenderLoss: OddsTable
  readonly defenderSuppression: OddsTable
  /** Per cent. operational.D22 */
  readonly retreat: OddsTable
  /** Per cent. operational.D25 */
  readonly overrun: OddsTable
  /** Retreat shift for each loss earlier in the turn. operational.D22 */
  readonly retreatShiftPerLoss: number
  /** Chances of 0, 1, 2 suppressed attacker steps when none was lost, as parts of their sum. operational.D16 */
  readonly attackerSuppression: { readonly overrun: readonly number[]; readonly held: readonly number[] }
  /** Losses in one attack that cost the defender a level of entrenchment. operational.D27 */
  readonly entrenchmentLostAt: number
}

export const difficulties = ['easy', 'normal', 'classic', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

export type StepKind = 'infantry' | 'mechanised' | 'armour'

export interface ExperienceLevel {
  readonly id: 'green' | 'regular' | 'veteran' | 'elite'
  readonly name: string
  /** Least experience of the level, 0..400. operational.B11 */
  readonly from: number
  /** Experience for each enemy step lost or suppressed, when attacking and when defending. operational.B12 */
  readonly gain: { readonly attack: number; readonly defence: number }
  /** Experience for each combat without retreating. operational.B13 */
  readonly gainForStanding: number
  /** Favourable shift on its own losses. operational.B16, d6 */
  readonly lossShift: number
  /** Whether armour frightens it: the attacker's armour shift is added to its losses. operational.B16 */
  readonly armourFright: boolean
  /** Steps suppressed on the second turn without supply. operational.B17 */
  readonly suppressedUnsupplied: number
  /** Steps recovered per supplied turn. operational.B18 */
  readonly recovery: number
  /** Added to such a unit's chance of supply, in per cent. operational.E11 */
  readonly supplyBonus: number
  /** Whether air attacks frighten it. operational.B16 */
  readonly airFright: boolean
  /** Score for destroying such a unit. operational.I3 */
  readonly scoreKilled: number
}

export interface ExperienceRules {
  readonly maximum: number
  readonly levels: readonly ExperienceLevel[]
  /** Recovery is this much less in rough terrain. operational.B18 */
  readonly slowRecovery: number
}

interface SupplyRules {
  /** Range of a hub in supply movement points by number of trucks, 1 first. operational.E6 */
  readonly hubRange: readonly number[]
  /** Greatest cost, along ways from a supplied railway, of a hub fed by truck. operational.E5 */
  readonly truckReach: number
  /** Loss of supply value of a hub fed by truck, in per cent. operational.E11 */
  readonly truckFed: number
  /** Reach of a ship source over coastal hexes. operational.E2 */
  readonly shipReach: number
  /** Added to a unit's chance by turns already unsupplied: index 0 for none. operational.E11 */
  readonly unsuppliedBonus: readonly number[]
  /** Turns unsupplied from which: no action point; one movement point less, no ground taken, everything suppressed; steps lost. operational.E12 */
  readonly noActionFrom: number
  readonly immobileFrom: number
  readonly movementLost: number
  readonly stepsLostFrom: number
  readonly stepsLost: number
  /** Trucks whose range an overrun hub feeds for its captors. operational.E9 */
  readonly capturedHubTrucks: number
  /** Trucks of one hub, at most. operational.E6 */
  readonly mostTrucks: number
  /** Turns until trucks taken from a hub are free again: from a supplied one, from another, and after an overrun. operational.E8, E9 */
  readonly truckDelay: { readonly supplied: number; readonly unsupplied: number; readonly overrun: number }
  /** Supply value lost in a hex with a full column of stragglers, in per cent. operational.E11 */
  readonly stragglerDisruption: number
}

interface VictoryRules {
  /** Prestige for a primary objective on time, one turn late, and later. operational.H1 */
  readonly prestige: readonly [number, number, number]
  /** Score likewise; the last is for anything later. operational.H5 */
  readonly score: readonly number[]
  /** Score for an own step killed, 0 or less; stragglers come back. operational.I3 */
  readonly scoreStepLost: number
  /** Turns that all primaries must have been held before a side may end the game. operational.H4 */
  readonly heldToEnd: number
  /** Score for a prisoner, and for cities and bridges that a side ruins itself. operational.I3 */
  readonly scorePrisoner: number
  readonly scoreRuinedCity: number
  readonly scoreDestroyedBridge: number
}

interface NationRules {
  readonly name: string
  readonly adjective: string
  /** Most steps of a unit unless its type says less. operational.B3 */
  readonly maxSteps: number
  /** Specialists that a unit can take, unless its type says otherwise. operational.B5 */
  readonly slots: number
  /** Nations whose armour and whose specialists its units take besides their own. operational.G2 */
  readonly armourFrom: readonly string[]
  readonly specialistsFrom: readonly string[]
  /** Whether ruined cities and blown bridges weigh on its score. operational.I3 */
  readonly spares: boolean
  /** Chance that a lost step becomes stragglers, as [parts, of]. operational.D20, d4 */
  readonly stragglers: readonly [number, number]
  /** Colour of counters by day and by night, `#rrggbb`. */
  readonly colour: { readonly light: string; readonly dark: string }
}

export interface UnitTypeRules {
  readonly name: string
  readonly description: string
  readonly nation: string
  readonly kind: StepKind
  /** Standard symbol: function of the unit. */
  readonly symbol: 'infantry' | 'mechanised' | 'armour' | 'airborne' | 'mountain' | 'cavalry' | 'security' | 'motorised'
  /** Size as drawn above the symbol. */
  readonly echelon: 'brigade' | 'division' | 'corps'
  readonly attack: number
  readonly defence: number
  readonly movement: number
  readonly extendedMovement: number
  readonly movementClass: Exclude<MovementClass, 'supply'>
  /** Armour points per active step; `defence` counts only when defending. operational.D4, D6 */
  readonly armour: { readonly points: number; readonly counts: 'never' | 'defence' | 'always' }
  readonly maxSteps?: number
  readonly slots?: number
}

/** Everything of the system that a scenario plays by. Keys of the records are authored ids. */
export interface OperationalRules extends CommandRules {
  readonly terrain: Readonly<Record<string, TerrainRules>>
  readonly weather: Readonly<Record<string, WeatherRules>>
  readonly ways: Readonly<Record<string, WayRules>>
  readonly hexsides: Readonly<Record<string, HexsideRules>>
  readonly movement: MovementRules
  readonly combat: CombatRules
  readonly experience: ExperienceRules
  readonly supply: SupplyRules
  readonly victory: VictoryRules
  readonly nations: Readonly<Record<string, NationRules>>
  /** Only the types that the scenario uses. */
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
}

export type { RuleId }
