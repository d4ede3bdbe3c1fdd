/** The events of a battle and their lines: for the log on the page, the screen reader and the terminal alike. */
import type { EventIn, Open, OpenOrSecret, Secret } from '../../event.ts'
import type { Draft } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { count, describer, lineFinder, listWords, unitName } from '../../words.ts'
import type { Mode } from './combat/grades.ts'
import { names, placeName } from './fields.ts'
import { falls, type grounds } from './rules.ts'
import type { TacticalScenario } from './scenario.ts'
import type { Reason, TacticalState } from './types.ts'

/** How a battle ended, in words. */
export const reasonWords: Readonly<Record<Reason, string>> = {
  none: 'it goes on',
  objectives: 'enough objectives are held when the time is over',
  'all-objectives': 'all objectives are taken',
  time: 'too few objectives are lost when the time is over',
  destroyed: 'the enemy has no unit left',
  retreat: 'the enemy retreats',
  surrender: 'the enemy surrenders',
}

const modeWords: Readonly<Record<Mode, string>> = {
  attack: '{unit} {fires|fire} at {target}',
  reply: '{unit} {answers|answer}',
  support: '{unit} {fires|fire} in support at {target}',
}

const groundWords = { dry: 'dry', frozen: 'frozen', mud: 'muddy' } as const

const fallWords = { [falls.nothing]: 'nothing falls', [falls.rain]: 'it rains', [falls.snow]: 'it snows' } as const

interface OfUnit {
  unit: number
}
interface Against extends OfUnit {
  target: number
}

const told = describer<TacticalScenario>(names)

const events = {
  turn: told<Open<{ turn: number; side: Side }, 'unrolled'>>('Turn {turn}: {side}', 'turn'),
  weather: told<Open<{ sky: 'clear' | 'overcast'; falling: 0 | 1 | 2; ground: (typeof grounds)[number] }, 'rolled'>>(
    (_, { sky, falling, ground }) =>
      `The sky is ${sky}, ${fallWords[falling]}, and the ground is ${groundWords[ground]}.`,
    'quiet',
  ),
  arrived: told<OpenOrSecret<OfUnit & { to: Hex }, 'rolled'>>('{unit} {arrives|arrive} at {to}.', 'quiet'),
  moved: told<OpenOrSecret<OfUnit & { path: readonly Hex[] }, 'either'>>(
    (scenario, { path }) => `{unit} {moves|move} to ${placeName(scenario, path[path.length - 1])}.`,
    'quiet',
  ),
  spotted: told<Secret<{ units: readonly number[] }, 'rolled'>>(
    (scenario, { units }) => `Seen: ${listWords(units.map((unit) => unitName(scenario, unit)))}.`,
    'quiet',
  ),
  ambushed: told<Open<Against, 'rolled'>>('{unit} {runs|run} into {target}.'),
  mounted: told<OpenOrSecret<OfUnit, 'unrolled'>>('{unit} {mounts|mount}.', 'quiet'),
  embarked: told<OpenOrSecret<OfUnit & { lift: number }, 'unrolled'>>('{unit} {boards|board} {lift}.', 'quiet'),
  landed: told<OpenOrSecret<OfUnit & { to: Hex; lost: number }, 'rolled'>>(
    (_, { lost }) => `{unit} {lands|land} at {to}${lost > 0 ? ` and {loses|lose} ${count(lost, 'point')}` : ''}.`,
  ),
  switched: told<OpenOrSecret<OfUnit, 'unrolled'>>('{unit} {takes|take} another role.', 'quiet'),
  stubborn: told<Open<{ target: number }, 'rolled'>>('{target} {defends|defend} stubbornly.'),
  fired: told<Open<Against & { mode: Mode; kills: number; suppressed: number }, 'rolled'>>(
    (_, { mode, kills, suppressed }) => `${modeWords[mode]}: ${count(kills, 'point')} lost, ${suppressed} suppressed.`,
  ),
  brokenUp: told<Open<OfUnit, 'rolled'>>('The attack of {unit} is broken up.'),
  evaded: told<Open<{ target: number }, 'rolled'>>('{target} {evades|evade}.'),
  fled: told<Open<OfUnit & { to: Hex }, 'rolled'>>('{unit} {flees|flee} to {to}.'),
  led: told<Secret<OfUnit & { leader: number }, 'rolled'>>(
    ({ rules }, { leader }) => `{unit} {has|have} a leader: ${Object.values(rules.leaders)[leader].name}.`,
  ),
  destroyed: told<Open<OfUnit, 'rolled'>>('{unit} {is|are} destroyed.'),
  surrendered: told<Open<OfUnit, 'rolled'>>('{unit} {surrenders|surrender}.'),
  escaped: told<Open<OfUnit, 'rolled'>>('{unit} {gets|get} away.', 'quiet'),
  taken: told<Open<{ side: Side; hex: Hex; prestige: number }, 'rolled'>>('{side} {takes|take} {hex}.'),
  supplied: told<Secret<OfUnit & { ammunition: number; fuel: number }, 'rolled'>>(
    (_, { ammunition, fuel }) =>
      `{unit} {is|are} supplied: ${count(ammunition, 'round')}${fuel > 0 ? `, ${fuel} of fuel` : ''}.`,
    'quiet',
  ),
  replaced: told<OpenOrSecret<OfUnit & { points: number }, 'rolled'>>(
    (_, { points }) => `{unit} {gets|get} ${count(points, 'point')} of strength.`,
  ),
  bought: told<OpenOrSecret<OfUnit & { to: Hex }, 'unrolled'>>('{unit} {joins|join} at {to}.'),
  upgraded: told<OpenOrSecret<OfUnit & { model: number }, 'unrolled'>>('{unit} {becomes|become} {model}.'),
  proposed: told<Open<{ side: Side }, 'unrolled'>>('{side} {proposes|propose} to stop.'),
  outOfFuel: told<Open<OfUnit, 'rolled'>>('{unit} {has|have} no fuel left.'),
  ended: told<Open<{ side: Side; reason: Reason; isRout: boolean }, 'rolled'>>(
    (_, { reason, isRout }) => `{side} {wins|win}: ${reasonWords[reason]}${isRout ? ', so early that it routs' : ''}.`,
    'turn',
  ),
}

export type TacticalEvent = EventIn<typeof events>

export type TacticalDraft = Draft<TacticalState, TacticalEvent>

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<TacticalScenario, TacticalEvent>(events)
