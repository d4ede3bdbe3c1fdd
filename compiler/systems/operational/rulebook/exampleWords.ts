/** How things stand after a worked example, in words for its readers: of all facts, those that are worth telling. */
import { makeHexName } from '../../../../engine/hex.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { Branch, OrderId } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import { count, listWords } from '../../../../engine/words.ts'
import type { StateFacts, WordsOf } from '../../../rulebook/examples/facts.ts'
import { makeNumber } from '../../../rulebook/format.ts'
import type { ExampleExpectation, HeadquartersExpectation, UnitExpectation } from '../schemas/types.generated.ts'
import {
  type HeadquartersFacts,
  headquartersFacts,
  hexFacts,
  type UnitFacts,
  unitFacts,
  type WholeFacts,
  wholeFacts,
} from './exampleFacts.ts'
import { type ExamplePosition, findHeadquarters, findUnit } from './examplePosition.ts'

const entrenchmentNames = ['not entrenched', 'entrenched', 'fortified'] as const
const stanceNames: Readonly<Record<string, string>> = {
  none: 'no special order',
  'no-retreat': 'holds at all costs',
  rearguard: 'fights as a rearguard',
  counterattack: 'ready to counterattack',
}
const knownNames = { nothing: 'unknown to the enemy', marker: 'known by a marker', seen: 'seen by the enemy' } as const
const dumpNames: Readonly<Record<string, string>> = {
  none: 'no dump',
  fixed: 'with a dump',
  mobile: 'with supplies of its own',
}
const crossingNames: Readonly<Record<string, string>> = {
  none: 'no bridge',
  bridge: 'a bridge',
  damaged: 'a bridge that is down',
  pontoon: 'a pontoon bridge',
  'pontoon-soon': 'a pontoon bridge under way',
  'repair-soon': 'a bridge under repair',
}

const specialistName = ({ scenario }: OperationalGame, id: string): string =>
  scenario.rules.specialists[id]?.name.toLowerCase() ?? id

const unitWords = (
  game: OperationalGame,
  { active }: OperationalState,
  unit: number,
  expected: UnitExpectation,
): WordsOf<UnitFacts> => ({
  suppressed: (steps) => `${active[unit]} active and ${count(steps, 'suppressed step')}`,
  active: (steps) => (expected.suppressed === undefined ? count(steps, 'active step') : undefined),
  steps: (steps) => ((expected.suppressed ?? expected.active) === undefined ? count(steps, 'step') : undefined),
  specialists: (words) => Object.entries(words).map(([id, word]) => `${specialistName(game, id)} ${word}`),
  queue: (words) => `loss queue ${words.map((word) => specialistName(game, word)).join(' – ')}`,
  experience: (points) => `experience ${points}`,
  entrenchment: (level) => entrenchmentNames[level],
  unsupplied: (turns) => (turns === 0 ? 'supplied' : `${count(turns, 'turn')} without supply`),
  movementPoints: (points) => `${count(points, 'movement point')} left`,
  actionPoint: (word) => `action point ${word === 'expended' ? 'spent' : word}`,
  stance: (word) => stanceNames[word],
  known: (word) => knownNames[word],
  dump: (word) => dumpNames[word],
  motorised: (isCarried) => (isCarried ? 'carried by lorries' : undefined),
  weak: (isWeak) => (isWeak ? 'weak' : 'not weak'),
})

const headquartersWords = (game: OperationalGame): WordsOf<HeadquartersFacts> => {
  const { headquarters, orders } = game.scenario.rules
  const branchName = (id: string): string => headquarters.branches[id as Branch].name.toLowerCase()
  const pool = (what: string) => (counts: Readonly<Record<string, number>>) => {
    const items = Object.entries(counts).map(([id, number]) => `${number} × ${specialistName(game, id)}`)
    return items.length > 0 ? `${what} ${listWords(items)}` : undefined
  }
  return {
    place: (word) => (word === 'en-route' ? 'on its way back' : undefined),
    points: (points) => `${count(points, 'command point')} left`,
    command: (points) => `${count(points, 'command point')} a turn`,
    trucks: (trucks) => `range ${trucks}`,
    levels: (levels) => Object.entries(levels).map(([id, level]) => `${branchName(id)} at level ${level}`),
    suppressed: (all) => Object.entries(all).map(([id, one]) => `${branchName(id)}: ${count(one, 'level')} suppressed`),
    silent: (levels) => `${count(levels, 'level')} suppressed in all`,
    unsupplied: (turns) => `${count(turns, 'turn')} without supply`,
    experience: (points) => `experience ${points}`,
    upgrades: (upgrades) => `${count(upgrades, 'upgrade')} to choose`,
    specialised: (all) =>
      Object.entries(all).map(([id, points]) => `${orders[id as OrderId].name.toLowerCase()} cheaper by ${points}`),
    pool: pool('in the pool'),
    next: pool('next turn'),
    later: pool('the turn after'),
  }
}

/** The lines of hexes of which something is told. */
const hexLines = {
  stragglers: (hex: string, steps: number) =>
    steps === 0 ? `No stragglers at ${hex}` : `Stragglers at ${hex}: ${count(steps, 'step')}`,
  hubTrucks: (hex: string, trucks: number) => `Hub at ${hex}: ${count(trucks, 'truck')}`,
  cities: (hex: string, word: string) => `The city at ${hex} ${word === 'ruins' ? 'lies in ruins' : 'still stands'}`,
}

const pairOf = (what: string) => (pair: readonly number[]) => `${what}: ${pair.map(makeNumber).join(' and ')}`

const wholeWords = ({ scenario }: OperationalGame): WordsOf<WholeFacts> => {
  const { assets, cards } = scenario.rules
  return {
    bridges: (all) => Object.entries(all).map(([edge, word]) => `At ${edge}: ${crossingNames[word]}`),
    prestige: pairOf('Prestige of the two sides'),
    score: pairOf('Score of the two sides'),
    killed: pairOf('Steps killed on the two sides'),
    scattered: pairOf('Steps scattered on the two sides'),
    specialistsLost: pairOf('Specialists lost on the two sides'),
    prisoners: pairOf('Prisoners taken by the two sides'),
    ruinedCities: pairOf('Cities ruined by the two sides'),
    destroyedBridges: pairOf('Bridges destroyed by the two sides'),
    portSupply: pairOf('Supply won at ports, in per cent'),
    trucks: (lists) => `Trucks in reserve, now and later: ${lists.map((list) => list.join(', ') || '0').join(' and ')}`,
    assets: (list) =>
      list.map(({ asset, left, uses, perTurn }) => {
        const facts = [
          left === undefined ? [] : [`${left} this turn`],
          uses === undefined ? [] : [`${uses} in the battle`],
          perTurn === undefined ? [] : [`${perTurn} a turn`],
        ]
        return `${assets[asset]?.name ?? asset}: ${facts.flat().join(', ')}`
      }),
    hands: (hands) =>
      `Cards of the two sides: ${hands.map((list) => list.map((id) => cards[id].name).join(', ') || 'none').join(' and ')}`,
    bonuses: (words) => words.map((word, index) => `${scenario.bonuses[index].name}: ${word}`),
  }
}

/** Words a unit or a headquarters, with its place. */
const lineOf = ({ scenario }: OperationalGame, name: string, hex: number, words: readonly string[]) =>
  words.length === 0
    ? undefined
    : `${name}${hex > 0 ? ` at ${makeHexName(scenario.map, hex)}` : ''}: ${words.join(', ')}`

/** All that examples can expect of a position. */
export const facts: StateFacts<ExamplePosition, OperationalState, ExampleExpectation> = {
  pieces: [
    {
      field: 'units',
      find: findUnit,
      factsOf: ({ game }, state, unit, expected: UnitExpectation) => unitFacts(game, state, unit, expected),
      wordsOf: ({ game }, state, unit, expected: UnitExpectation) => unitWords(game, state, unit, expected),
      // Of one that is not on the map nothing is told.
      line: ({ game }, { hex }, unit, words) =>
        hex[unit] < 0 ? undefined : lineOf(game, game.scenario.units[unit].name, hex[unit], words),
    },
    {
      field: 'headquarters',
      find: findHeadquarters,
      factsOf: ({ game }, state, hq, expected: HeadquartersExpectation) => headquartersFacts(game, state, hq, expected),
      wordsOf: ({ game }) => headquartersWords(game),
      line: ({ game }, { hqHex }, hq, words) => lineOf(game, game.scenario.headquarters[hq].name, hqHex[hq], words),
    },
  ],
  hexes: hexFacts,
  hexWord: 'of',
  hexLines: () => hexLines,
  whole: ({ game }, state, expect) => wholeFacts(game, state, expect),
  wholeWords: ({ game }) => wholeWords(game),
  labels: { side: 'side to move' },
}
