/**
 * The tables of the command-card rules as the engine reads them: plain values that the compiler puts together from
 * `content/systems/command-cards`. Every number of the rules stands here and nowhere in code.
 */

/** What a hit, a terrain or a card tells apart. Every unit type is of one kind. */
export const kinds = ['infantry', 'armour', 'artillery'] as const
export type Kind = (typeof kinds)[number]

/** The faces of a die. command-cards.C14 */
export const faces = ['infantry', 'armour', 'grenade', 'star', 'flag'] as const
export type Face = (typeof faces)[number]

/** The three parts of a board as the side sees them that plays a card. command-cards.C2 */
export const sections = ['left', 'centre', 'right'] as const
export type Section = (typeof sections)[number]

/** A number of dice, hexes or flags for each kind. */
export type ByKind<T> = Readonly<Record<Kind, T>>

export interface DiceRules {
  /** How many sides of a die show each face; together they are its sides. command-cards.C14 */
  readonly faces: Readonly<Record<Face, number>>
}

/** Widths, heights and borders of boards. command-cards.C2 */
export interface BoardRules {
  readonly name: string
  readonly width: number
  readonly height: number
  /**
   * Where the western and the eastern border of the middle section run, counted in half hexes from the west: a hex on a border belongs to
   * both sections beside it.
   */
  readonly borders: readonly [number, number]
}

/** When a reduction of dice or another protection holds. */
export type Protects =
  /** Whoever attacks. */
  | 'always'
  /** Attackers who stand lower. command-cards.T6 */
  | 'from-below'
  /** Attackers who stand lower, or on heights that do not touch these. command-cards.T30, T52 */
  | 'from-below-or-afar'
  /** Only units of the side that built it, and only they ignore flags here. command-cards.T2 */
  | 'builder'
  /** Where the terrain is `openCountry` only; flags are ignored anywhere. command-cards.T10 */
  | 'in-the-open'
  /** Attacks that come over the hexsides it stands on; flags are ignored in these alone. command-cards.T12 */
  | 'over-its-sides'

/** What ground, or an obstacle on it, does to whoever enters, leaves, fights and looks. All lists name kinds of unit. */
export interface GroundRules {
  readonly name: string
  /** Its paragraph in the rulebook, such as `T3`. */
  readonly rule: string
  /** Dice fewer for an attacker of each kind. */
  readonly reduction: ByKind<number>
  readonly protects: Protects
  /** Nations alone that it protects; absent: any. command-cards.T53 */
  readonly protectsNations?: readonly string[]
  /** A second reduction, for some nations only: the better of the two that hold counts. command-cards.T52 */
  readonly shelter?: {
    readonly reduction: ByKind<number>
    readonly protects: Protects
    readonly nations: readonly string[]
  }
  /** Who cannot enter at all. */
  readonly closed: readonly Kind[]
  /** Who must stop on entering. */
  readonly stops: readonly Kind[]
  /** Who must stop on entering it from lower ground. command-cards.T64 */
  readonly stopsClimbing: readonly Kind[]
  /** Who must stop on the first hex after leaving. */
  readonly stopsLeaving: readonly Kind[]
  /** Who can enter only when its move began beside it. */
  readonly fromBeside: readonly Kind[]
  /** Most hexes of a move that enters it; absent: no limit. command-cards.T1, T7 */
  readonly mostHexes?: number
  /** Movement points to enter it from lower ground, else 1. command-cards.T13 */
  readonly climb?: number
  /**
   * A steep face toward the lower terrains named here: movement points of a step over it, up or down, who cannot take it,
   * and whether ground can be taken over it. Retreats do not ask. command-cards.T11
   */
  readonly face?: {
    readonly below: readonly string[]
    readonly hexes: number
    readonly closed: readonly Kind[]
    readonly takeGround: boolean
  }
  /** Terrains from which it cannot be entered. command-cards.T59 */
  readonly notFrom: readonly string[]
  /** Who cannot battle in the turn in which it entered. */
  readonly noBattleEntering: readonly Kind[]
  /** Who can, though it entered, when its move began beside it. command-cards.T57 */
  readonly battleFromBeside: readonly Kind[]
  /** Who cannot battle in the turn in which it left. */
  readonly noBattleLeaving: readonly Kind[]
  /** Who can never battle from here. command-cards.T7, T51 */
  readonly noBattle: readonly Kind[]
  /** Dice fewer for a unit of each kind that battles from here. */
  readonly battleOut: ByKind<number>
  /** Who fights from here, and against units here, only in close assault. command-cards.T44 */
  readonly closeOnly: readonly Kind[]
  /** Who can take ground here, and whether an overrun may follow. */
  readonly takeGround: readonly Kind[]
  readonly overrun: boolean
  /** Who does both only when its move of this turn began beside it. command-cards.T57 */
  readonly advanceFromBeside: readonly Kind[]
  /** Flags that an occupant of each kind may ignore; 9 are all. */
  readonly ignoresFlags: ByKind<number>
  /** Nations whose units here must ignore all flags. command-cards.N3 */
  readonly stubborn?: readonly string[]
  /** Who loses a figure for each flag instead of retreating. command-cards.T2, T22 */
  readonly lossForFlag: readonly Kind[]
  /** Whether units can retreat into it. */
  readonly retreatInto: boolean
  /**
   * Whether it blocks sight: always; not between hexes of its own height that an unbroken run of that height joins (T6); only
   * where a neighbour is of its own kind (T26); or never.
   */
  readonly sight: 'blocks' | 'blocks-but-level' | 'blocks-in-groups' | 'open'
  /** 0 level, 1 hill, 2 mountain. */
  readonly height: 0 | 1 | 2
  /** Only open through its ends: the hexsides that the map names. command-cards.T44 */
  readonly openEnds: boolean
  /** Terrains alone from which and to which it can be entered and left; absent: any. command-cards.T30, T59 */
  readonly connects?: readonly string[]
  /** Dice rolled on entering, and the face that costs a figure. command-cards.T47 */
  readonly risk?: { readonly dice: number; readonly face: Face }
  /** Dice by distance for artillery that stands here. command-cards.T30 */
  readonly artilleryRange?: readonly number[]
  /** Rivers and the like: only units in boats enter. command-cards.A5 */
  readonly boats: boolean
  /** Caves: joined underground for the nations named in `stubborn`; others may seal them. command-cards.T52 */
  readonly tunnels?: boolean
}

export interface TerrainRules extends GroundRules {
  /** The sign of the terrain in the grid of a map. */
  readonly sign: string
  /** A colour class of the map's drawing, such as `woods`. */
  readonly look: string
  /** Level open country, where works in the open protect. command-cards.T10 */
  readonly openCountry: boolean
  /** Ships sail here, and nothing is taken here by those who swim. command-cards.T7 */
  readonly water: boolean
}

/** Something on a hex beside its terrain: at most one on each. */
export interface ObstacleRules extends GroundRules {
  readonly look: string
  /** Carries whoever crosses: what the terrain below does to movement is forgotten. command-cards.T9 */
  readonly carries: boolean
  /** Whether it goes when its occupant leaves. command-cards.T10 */
  readonly leavesWithOccupant: boolean
  /** Who may take it away in place of battling, and who does so on entering and may still battle. command-cards.T15, T66 */
  readonly removedInstead: readonly Kind[]
  readonly removedOnEntering: readonly Kind[]
  /** Hidden mines lie here. command-cards.T29 */
  readonly mined: boolean
}

/** Roads and railways: lines over hexes. command-cards.T37, T38, T42 */
export interface WayRules {
  readonly name: string
  readonly rule: string
  /** How the map draws it, such as `paved`. */
  readonly look: string
  /** Hexes more for a unit that begins its move on it and stays on it. */
  readonly extraHexes: number
  /** Who must stop on entering a hex of it, unless a road crosses there. */
  readonly stops: readonly Kind[]
  /** Blocks sight where it runs over hills. */
  readonly sightOnHills: boolean
  /** Trains run on it. */
  readonly forTrains: boolean
}

export interface UnitTypeRules {
  readonly name: string
  readonly rule: string
  readonly kind: Kind
  /** Figures at full strength. command-cards.C15, C21 */
  readonly figures: number
  /** Most hexes of a move, and most after which it may still battle. command-cards.C7-C9 */
  readonly moves: number
  readonly battlesAfter: number
  /** Battle dice by distance, from 1. command-cards.C12 */
  readonly range: readonly number[]
  readonly needsSight: boolean
  /** Takes ground after close assault; battles again after that. command-cards.C18, C19 */
  readonly takesGround: boolean
  readonly overruns: boolean
  /** Hexes of retreat for a flag: the least, and the most that its owner may choose. */
  readonly retreats: readonly [number, number]
  /** Faces that hit it. */
  readonly hitBy: readonly Face[]
  /** A hit counts when a second die shows one of these. command-cards.C21 (heavy tanks) */
  readonly hitConfirmedBy?: readonly Face[]
  /** Faces that hit when it attacks, by kind of target; absent: the target's own; none: it cannot attack them. command-cards.C21 */
  readonly hitsWith?: Readonly<Partial<Record<Kind, readonly Face[]>>>
  /** Medals for its destruction. */
  readonly medals: number
  /** Zeroes in on a target that it does not leave alone: dice more at the next shot, and how many markers there are. */
  readonly crosshair?: { readonly dice: number; readonly markers: number }
  /** Ignores reductions of terrain in close assault; clears mines and wire. */
  readonly pioneers: boolean
  /** Battles after entering any terrain but where it must stop for good. command-cards.N1 */
  readonly battlesAnywhere: boolean
  /** Makes a second close assault where its nation's infantry does: the standard infantry. command-cards.N7 */
  readonly secondAssault: boolean
  /** Runs on railways only; neither they nor stations stop it. command-cards.A13, T39 */
  readonly train: boolean
  /** Sails: enters only `water`. */
  readonly ship: boolean
  /** The mark on its counter. */
  readonly symbol: UnitSymbol
}

/** Marks on counters. */
export const unitSymbols = [
  'infantry',
  'special-forces',
  'engineers',
  'cavalry',
  'ski',
  'sniper',
  'partisans',
  'armour',
  'elite-armour',
  'heavy-armour',
  'artillery',
  'mobile-artillery',
  'heavy-artillery',
  'ship',
  'train',
] as const
export type UnitSymbol = (typeof unitSymbols)[number]

/** Units that may be ordered by one line of a card. */
export interface Slot {
  /** Absent: anywhere; `chosen`: the section that is named when the card is played. */
  readonly section?: Section | 'chosen'
  /** Absent: any kind. */
  readonly kinds?: readonly Kind[]
  /** How many; absent: all there are. */
  readonly count?: number
  /** Only units beside an enemy, or only units that are not. */
  readonly beside?: boolean
}

export interface CardRules {
  readonly name: string
  readonly text: string
  readonly rule: string
  readonly class: 'section' | 'tactic'
  /** Copies in each deck. */
  readonly copies: Readonly<Record<string, number>>
  readonly orders: readonly Slot[]
  /** In place of `orders` when no unit of the side fits them; what the card does for moves and battles is then nothing. */
  readonly otherwise?: readonly Slot[]
  /** What ordered units may do: move and battle as usual when absent. */
  readonly movement?: {
    /** Most hexes, and most after which a unit may still battle; absent: as its type. */
    readonly hexes?: number
    readonly battlesAfter?: number
    /** Hexes of a second move after battling. */
    readonly again?: number
    readonly ignoresTerrain?: boolean
  }
  readonly battle?: {
    /** Dice more in each battle, or only in those of one kind. */
    readonly dice?: number
    readonly diceIn?: 'close' | 'fire'
    /** Only these battles are allowed; `none`: no battle. */
    readonly only?: 'close' | 'fire' | 'none'
    /** Battles of a unit that does not move. */
    readonly times?: number
  }
  /** Rolls against enemy units directly, without terrain. */
  readonly strike?: {
    /** Most targets, each beside another one. */
    readonly targets: number
    /** Dice against each, of the side that flies well and the one that flies badly. */
    readonly dice: readonly [number, number]
    /** Faces that hit beside those of the target. */
    readonly hits: readonly Face[]
    /** Whether flags can be ignored. */
    readonly ignorable: boolean
  }
  /** Dice as many as cards in hand with this one: for restoring figures, or for who is ordered. */
  readonly rolls?: 'recovery' | 'orders'
  /** Plays the enemy's last card again, left and right exchanged. */
  readonly echoes?: boolean
  /** Played out of turn before the dice of a close assault. */
  readonly reacts?: boolean
  /** Obstacle that each ordered unit gets in place of moving and battling. */
  readonly digs?: string
  /** Cards drawn at the end of the turn, and kept of them. Absent: one. */
  readonly draws?: { readonly take: number; readonly keep: number }
  /** The discarded cards go back into the deck. */
  readonly reshuffles?: boolean
  /** May be played as the card named here where the scenario allows strikes from the air. command-cards.A3 */
  readonly asStrike?: string
  /** Nations whose cards are prepared a turn ahead play it at once. command-cards.N2 */
  readonly direct?: boolean
  /** Its number of orders grows for nations with extra orders. command-cards.N4 */
  readonly grows?: boolean
  /** Brings a reserve to an airfield for one of its orders. command-cards.A1 */
  readonly reinforces?: boolean
  /** Pontoon bridges can be built with it. command-cards.T33 */
  readonly builds?: boolean
}

/** What sets the units and the command of a nation apart. Absent: nothing. command-cards.N1-N7 */
export interface NationRules {
  readonly name: string
  readonly adjective: string
  readonly rule?: string
  /** Flies well: the first number of dice of strikes from the air. */
  readonly fliesWell: boolean
  /** Cards wait a turn before they are played. command-cards.N2 */
  readonly preparesCards: boolean
  /** Flags that each kind ignores; when it must, the choice is not its owner's. command-cards.N3, N6 */
  readonly ignoresFlags: ByKind<number>
  readonly mustIgnore: boolean
  /** Dice more for infantry at full strength in close assault. command-cards.N3 */
  readonly fullStrengthDice: number
  /** Hexes after which infantry may still battle in close assault. command-cards.N3 */
  readonly chargeHexes: number
  /** Units more by each card that grows. command-cards.N4 */
  readonly extraOrders: number
  /** Nation against whose echoed card one unit more is ordered. command-cards.N4 */
  readonly echoBonusAgainst?: string
  /** Dice of a unit that strikes back, and the figures at which it does. command-cards.N5 */
  readonly strikesBack?: { readonly dice: number; readonly figures: number }
  /** Cards in hand: at the start, fewer for each lost unit, never under the least. command-cards.N6 */
  readonly hand?: { readonly start: number; readonly least: number }
  /** Hexes of retreat for a flag, in place of the unit type's. command-cards.N6 */
  readonly retreats?: readonly [number, number]
  /** Dice of a second close assault of infantry after a success. command-cards.N7 */
  readonly secondAssaultDice: number
}

/** The numbers of what scenarios can switch on. command-cards.A1-A20 */
export interface SpecialRules {
  readonly bridgeBlowing: { readonly dice: number; readonly face: Face }
  readonly slowArmour: { readonly hexes: number }
  readonly spottedGuns: { readonly range: readonly number[]; readonly dice: number; readonly markers: number }
  readonly boats: { readonly battleOut: number }
  readonly sabotage: { readonly dice: number; readonly face: Face }
  readonly leader: {
    readonly dice: number
    readonly ignores: number
    /** Medals for one who falls. */
    readonly medals: number
    readonly survival: { readonly dice: number; readonly face: Face }
  }
  readonly desert: { readonly overrunHexes: number }
  /** Faces that restore a figure beside those of the unit's kind; dice in a hospital; terrains where oasis recovery works. */
  readonly recovery: {
    readonly faces: readonly Face[]
    readonly hospitalDice: number
    readonly terrains: readonly string[]
  }
  /** The obstacle that is built on rivers. command-cards.T33 */
  readonly pontoon: { readonly obstacle: string }
  readonly supplies: { readonly hexes: number }
  readonly camouflage: { readonly distance: number }
  readonly headquartersCards: number
  readonly night: { readonly start: number; readonly dice: number; readonly face: Face; readonly day: number }
  /** Hexes that a figure drifts, and how many figures, each for a unit of its own, are dropped at once. command-cards.A19 */
  readonly paradrop: { readonly steps: number; readonly figures: number }
  readonly smoke: { readonly hexes: number; readonly turns: number }
  readonly mines: { readonly values: readonly number[] }
  /** The face that seals a cave, and the obstacle that lies there then. command-cards.T52 */
  readonly cave: { readonly face: Face; readonly obstacle: string }
}

export interface CommandCardsRules {
  readonly dice: DiceRules
  readonly boards: Readonly<Record<string, BoardRules>>
  readonly terrain: Readonly<Record<string, TerrainRules>>
  readonly obstacles: Readonly<Record<string, ObstacleRules>>
  readonly ways: Readonly<Record<string, WayRules>>
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
  readonly cards: Readonly<Record<string, CardRules>>
  readonly nations: Readonly<Record<string, NationRules>>
  readonly special: SpecialRules
}
