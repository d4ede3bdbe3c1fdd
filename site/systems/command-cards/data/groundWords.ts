/** Describes the effects of a terrain or an obstacle in sentences. */
import {
  type ByKind,
  type CommandCardsRules,
  type GroundRules,
  type Kind,
  kinds,
  type ObstacleRules,
  type Protects,
} from '../../../../engine/systems/command-cards/rules.ts'
import { capital, listWords } from '../../../../engine/words.ts'
import { compact, counted } from '../../../data/format.ts'

/** The number that means all flags in the tables. */
const allFlags = 9

/** The aspects of a terrain or an obstacle, in the order in which pages show them. */
export const questions = ['dice', 'entering', 'battling', 'flags', 'sight'] as const
export type Question = (typeof questions)[number]

export const questionNames: Readonly<Record<Question, string>> = {
  dice: 'Dice taken from attackers',
  entering: 'Entering and leaving',
  battling: 'Battling from it',
  flags: 'Flags and retreats',
  sight: 'Height and sight',
}

/** Sentences by aspect. */
export type GroundWords = Readonly<Record<Question, readonly string[]>>

/** `Infantry and armour`, or all. */
const who = (list: readonly Kind[], all = 'all units'): string => (list.length === kinds.length ? all : listWords(list))

const Who = (list: readonly Kind[], all?: string): string => capital(who(list, all))

/** The verb for a list of kinds, singular for a single kind. */
const verb = (list: readonly Kind[], one: string, many: string): string => (list.length === 1 ? one : many)

const adjectives = (ids: readonly string[], { nations }: CommandCardsRules): string =>
  listWords(ids.map((id) => nations[id]?.adjective ?? id))

const names = (ids: readonly string[], { terrain }: CommandCardsRules): string =>
  listWords(ids.map((id) => (terrain[id]?.name ?? id).toLowerCase()))

/** `infantry 1, armour 2`; one number where all have the same. */
const amounts = (counts: ByKind<number>): string => {
  const some = kinds.filter((kind) => counts[kind] > 0)
  const [first] = some
  if (first === undefined) return ''
  const isOne = some.every((kind) => counts[kind] === counts[first])
  if (isOne) return `${some.length === kinds.length ? '' : `${listWords(some)} `}${counts[first]}`
  return listWords(some.map((kind) => `${kind} ${counts[kind]}`))
}

const holds: Readonly<Record<Protects, string>> = {
  always: '',
  'from-below': ' if they stand lower',
  'from-below-or-afar': ' if they stand lower, or on heights that do not touch these',
  builder: ' if it was built by the side that holds it',
  'in-the-open': ' where it lies in open country',
  'over-its-sides': ' over the hexsides on which it stands',
}

/** The condition under which the dice are reduced; empty when always. For use beside the numbers. */
export const conditionOf = (ground: GroundRules, rules: CommandCardsRules): string => {
  const { protects, protectsNations, shelter } = ground
  const when = holds[protects].trim()
  const only = protectsNations ? `for ${adjectives(protectsNations, rules)} units` : ''
  const limits = compact([when, only]).join(', ')
  const usual = limits === '' || amounts(ground.reduction) === '' ? [] : [`Only ${limits}.`]
  return [...usual, ...(shelter ? shelterOf(shelter, rules) : [])].join(' ')
}

const shelterOf = (
  { reduction, protects, nations }: NonNullable<GroundRules['shelter']>,
  rules: CommandCardsRules,
): readonly string[] => [
  `Against ${adjectives(nations, rules)} units: ${amounts(reduction)} fewer${holds[protects] || ', always'}.`,
]

const diceOf = (ground: GroundRules, rules: CommandCardsRules): readonly string[] => {
  const { reduction, protects, protectsNations, shelter } = ground
  const usual = amounts(reduction)
  const only = protectsNations ? `, for ${adjectives(protectsNations, rules)} units only` : ''
  return compact([
    usual !== '' && `Attackers roll fewer dice${holds[protects]}: ${usual}${only}.`,
    ...(shelter ? shelterOf(shelter, rules) : []),
  ])
}

const enteringOf = (ground: GroundRules, rules: CommandCardsRules): readonly string[] => {
  const { closed, stops, stopsClimbing, stopsLeaving, fromBeside, mostHexes, climb, face, notFrom, connects, risk } =
    ground
  return compact([
    closed.length > 0 &&
      (ground.boats
        ? 'Only units in boats enter.'
        : closed.length === kinds.length
          ? 'Nobody enters it.'
          : `Closed to ${who(closed)}.`),
    stops.length > 0 && `${Who(stops, 'Whoever enters')} must stop.`,
    stopsClimbing.length > 0 && `${Who(stopsClimbing)} must stop when coming from lower ground.`,
    stopsLeaving.length > 0 && `${Who(stopsLeaving)} must stop on the first hex after it.`,
    fromBeside.length > 0 && 'Entered only by moves that begin beside it.',
    mostHexes !== undefined && `A move that enters it goes ${counted(mostHexes, 'hex', 'hexes')} at the most.`,
    climb !== undefined && `A step up counts ${counted(climb, 'hex', 'hexes')}.`,
    face !== undefined &&
      `A step to or from the ${names(face.below, rules)} counts ${counted(face.hexes, 'hex', 'hexes')}, and is closed to ${who(face.closed)}.`,
    notFrom.length > 0 && `Not entered from the ${names(notFrom, rules)}.`,
    connects !== undefined &&
      (connects.every((id) => (rules.terrain[id]?.height ?? 0) > 0)
        ? 'Only heights lead into it and out of it.'
        : `Entered from ${names(connects, rules)} only, and left to them only.`),
    ground.openEnds && 'Entered and left through its ends only.',
    risk !== undefined &&
      `Whoever enters rolls ${counted(risk.dice, 'die', 'dice')}: each ${risk.face} costs a figure.`,
    ground.tunnels && 'Its caves are joined underground for those who hold them.',
    'diggable' in ground && ground.diggable === false && 'Nobody digs in here.',
  ])
}

const battlingOf = (ground: GroundRules, rules: CommandCardsRules): readonly string[] => {
  const { noBattleEntering, battleFromBeside, noBattleLeaving, noBattle, closeOnly, battleOut, takeGround, face } =
    ground
  const out = amounts(battleOut)
  const barred = kinds.filter((kind) => !takeGround.includes(kind))
  return compact([
    noBattleEntering.length > 0 &&
      `${Who(noBattleEntering, 'Whoever enters')} ${noBattleEntering.length === kinds.length ? 'does' : verb(noBattleEntering, 'does', 'do')} not battle ${noBattleEntering.length === kinds.length ? 'in this turn' : 'in the turn of entering it'}${battleFromBeside.length > 0 ? ', unless the move began beside it' : ''}.`,
    noBattleLeaving.length > 0 &&
      `${Who(noBattleLeaving)} ${verb(noBattleLeaving, 'does', 'do')} not battle in a turn of leaving it.`,
    noBattle.length > 0 &&
      (noBattle.length === kinds.length
        ? 'Nobody battles from here.'
        : `${Who(noBattle)} ${verb(noBattle, 'does', 'do')} not battle from here.`),
    closeOnly.length > 0 &&
      `${Who(closeOnly)} ${verb(closeOnly, 'fights here, and is', 'fight here, and are')} fought, in close assault only.`,
    out !== '' && `Dice fewer for who battles from here: ${out}.`,
    ground.artilleryRange && `Artillery on it rolls ${ground.artilleryRange.join(', ')} dice by distance.`,
    barred.length > 0 && `No ground is taken here by ${who(barred)}.`,
    face && !face.takeGround && `No ground is taken here from the ${names(face.below, rules)}.`,
    !ground.overrun && 'No overrun follows into it.',
    ground.advanceFromBeside.length > 0 &&
      `${Who(ground.advanceFromBeside)} ${verb(ground.advanceFromBeside, 'takes', 'take')} ground here only after a move that began beside it.`,
  ])
}

const flagsOf = (ground: GroundRules, rules: CommandCardsRules): readonly string[] => {
  const { ignoresFlags, lossForFlag, stubborn } = ground
  const some = kinds.filter((kind) => ignoresFlags[kind] > 0)
  const same = new Set(some.map((kind) => ignoresFlags[kind]))
  const flags = (count: number): string => (count >= allFlags ? 'all flags' : counted(count, 'flag'))
  const [count = 0] = same
  return compact([
    stubborn && `${adjectives(stubborn, rules)} units here ignore all flags.`,
    some.length > 0 &&
      !stubborn &&
      (same.size === 1
        ? `${Who(some, 'Whoever stands here')} may ignore ${flags(count)}.`
        : `Flags that may be ignored: ${listWords(some.map((kind) => `${kind} ${flags(ignoresFlags[kind])}`))}.`),
    lossForFlag.length > 0 &&
      `${Who(lossForFlag)} ${verb(lossForFlag, 'loses a figure for each flag and stays', 'lose a figure for each flag and stay')}.`,
    !ground.retreatInto && 'Nobody retreats into it.',
  ])
}

const heights = ['', 'It is a height, as a hill.', 'It is higher than a hill.'] as const

const sights: Readonly<Record<GroundRules['sight'], string>> = {
  blocks: 'It blocks sight.',
  'blocks-but-level': 'It blocks sight, but not between hexes of one unbroken height.',
  'blocks-in-groups': 'It blocks sight where two such hexes lie together.',
  open: '',
}

const sightOf = ({ height, sight }: GroundRules): readonly string[] => compact([heights[height], sights[sight]])

const isObstacle = (ground: GroundRules): ground is ObstacleRules => 'carries' in ground

/** How an obstacle is crossed and removed. */
const besidesOf = (ground: GroundRules): readonly string[] =>
  isObstacle(ground)
    ? compact([
        ground.carries && 'It carries whoever crosses what lies below.',
        ground.mined && 'Mines lie hidden here; entering springs them.',
        ground.removedInstead.length > 0 && `${Who(ground.removedInstead)} may clear it in place of battling.`,
        ground.removedOnEntering.length > 0 &&
          `${Who(ground.removedOnEntering)} ${verb(ground.removedOnEntering, 'flattens', 'flatten')} it on entering.`,
        ground.leavesWithOccupant && 'It is gone when its occupant leaves.',
      ])
    : []

export const groundWords = (ground: GroundRules, rules: CommandCardsRules): GroundWords => ({
  dice: diceOf(ground, rules),
  entering: [...enteringOf(ground, rules), ...besidesOf(ground)],
  battling: battlingOf(ground, rules),
  flags: flagsOf(ground, rules),
  sight: sightOf(ground),
})

/** The traits that a list can be filtered by. */
export const traits = [
  { id: 'protects', name: 'Takes dice' },
  { id: 'stops', name: 'Stops' },
  { id: 'silences', name: 'No battle' },
  { id: 'closed', name: 'Closed to armour' },
  { id: 'steadies', name: 'Ignores flags' },
  { id: 'blocks', name: 'Blocks sight' },
  { id: 'height', name: 'Height' },
] as const
export type Trait = (typeof traits)[number]['id']

export const traitsOf = (ground: GroundRules): readonly Trait[] => {
  const has: Readonly<Record<Trait, boolean>> = {
    protects: kinds.some((kind) => ground.reduction[kind] > 0) || ground.shelter !== undefined,
    stops: ground.stops.length > 0 || ground.stopsClimbing.length > 0,
    silences: ground.noBattleEntering.length > 0 || ground.noBattle.length > 0,
    closed: ground.closed.includes('armour'),
    steadies: kinds.some((kind) => ground.ignoresFlags[kind] > 0) || ground.stubborn !== undefined,
    blocks: ground.sight !== 'open',
    height: ground.height > 0,
  }
  return traits.map(({ id }) => id).filter((id) => has[id])
}
