/** Every number that the schemas allow in a table is one that the compiler and the engine can live with. */
import { readFileSync } from 'node:fs'
import { dump, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../../engine/dice.ts'
import { advance, start } from '../../../engine/play.ts'
import { hasTurn } from '../../../tests/support/turns.ts'
import { makePath, makeReport, type Path } from '../../diagnostics/diagnostic.ts'
import { readDirectory } from '../../disk.ts'
import { schemaAt } from '../../schemas/walk.ts'
import { openWorkspace } from '../../workspace.ts'
import { openGame } from '../games.ts'
import { schemas } from './schemas/index.ts'

const content = await readDirectory(new URL('../../../content', import.meta.url).pathname, makeReport())
const system = content.filter(({ path }) => /^systems\/operational\/.*\.yaml$/.test(path))
const small = ['scenario.yaml', 'map.yaml', 'briefing.md'].map((name) => ({
  path: `scenarios/grey-river/${name}`,
  text: readFileSync(new URL(`./lint/fixture/${name}`, import.meta.url), 'utf8'),
}))

/** Whole numbers in a value, by path. */
const numbersIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value === 'number') return [path]
  if (value === null || typeof value !== 'object') return []
  const entries = Object.entries(value).map(([key, inner]): Path[] =>
    numbersIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return entries.flat()
}

/** The text with another number at a path; at all entries alike, where the path leads into one of them. */
const withNumber = (text: string, path: Path, number: number): string => {
  const root = load(text)
  const set = (at: unknown, [step, ...rest]: Path): void => {
    if (at === null || typeof at !== 'object' || !(step in at)) return
    const holder = at as Record<string | number, unknown>
    if (rest.length === 0) holder[step] = number
    else if (step === 'entries') for (const entry of Object.values(Object(holder[step]))) set(entry, rest.slice(1))
    else set(holder[step], rest)
  }
  set(root, path)
  return dump(root)
}

const seen = new Set<string>()

/** Both ends of the range of each field, once for all entries of a table. Of the unit types those that play are enough. */
const ends = system
  .filter(({ path }) => !path.includes('/units/') || path.endsWith('/british.yaml'))
  .flatMap(({ path: file, text }) => {
    const value = load(text) as { kind: keyof typeof schemas }
    const { kind } = value
    if (!Object.hasOwn(schemas, kind)) return []
    return numbersIn(value).flatMap((path) => {
      const { minimum, maximum } = schemaAt(schemas[kind], path) ?? {}
      const field = `${kind} ${makePath(path[0] === 'entries' ? path.slice(2) : path.filter((step) => typeof step === 'string'))}`
      if (minimum === undefined || maximum === undefined || seen.has(field)) return []
      seen.add(field)
      return [minimum, maximum].map((end) => [`${field} = ${end}`, file, path, end] as const)
    })
  })

const workspace = openWorkspace([...system, ...small], { evidence: false })

/** Compiles the small scenario beside a table with another text and plays some of it at random; whether it came through. */
const play = (path: string, text: string): boolean => {
  const before = system.filter((one) => one.path === path)
  workspace.change([{ path, text }])
  const scenario = workspace.scenario('grey-river')?.scenario.scenario
  workspace.change(before)
  if (scenario === undefined) return false
  const game = openGame(scenario)
  const { state, dice } = start(game, 1).position
  const choose = rollingDice(2)
  for (let move = 0; move < 120 && game.outcome(state) === undefined; move++) {
    const [side] = game.actors(state)
    const legal = game.legal(state, side)
    advance(game, state, dice, side, legal[choose.below(legal.length)])
  }
  return true
}

/** Lists that a schema allows and that leave nothing to choose from or to roll for. */
const barren: readonly (readonly [string, string, string | RegExp, string])[] = [
  ['no part of no parts', 'tables/nations.yaml', /stragglers: \[\d+, \d+\]/g, 'stragglers: [0, 0]'],
  ['more parts than there are', 'tables/nations.yaml', /stragglers: \[\d+, \d+\]/g, 'stragglers: [9, 3]'],
  ['no chance for any number of steps', 'tables/combat.yaml', /(overrun|held): \[\d+, \d+, \d+\]/g, '$1: [0, 0]'],
  ['one range for all hubs', 'tables/supply.yaml', /hubRange: .*/, 'hubRange: [5]'],
  ['one bonus', 'tables/supply.yaml', /unsuppliedBonus: .*/, 'unsuppliedBonus: [0]'],
  ['one score', 'tables/victory.yaml', /score: .*/, 'score: [7]'],
  ['one level of experience', 'tables/experience.yaml', /\n {2}- \{id: (regular|veteran|elite).*/g, ''],
  ['no weather but one', 'tables/weather.yaml', /\n {2}mud:[\s\S]*/, '\n'],
  ['no difference between two odds columns', 'tables/combat.yaml', /spread: \d+/, 'spread: 0'],
]

describe('the ends of every range', () => {
  let played = 0

  const textOf = (file: string): string => system.find(({ path }) => path === file)?.text ?? ''

  const some = ends.filter((_, index) => hasTurn(index, 2))

  it.each(some)('%s', (_, file, path, end) => {
    if (play(file, withNumber(textOf(file), path, end))) played++
  })

  it.each(barren)('%s', (_, file, from, to) => {
    const name = `systems/operational/${file}`
    const changed = textOf(name).replace(from, to)
    expect(changed).not.toBe(textOf(name))
    if (play(name, changed)) played++
  })

  it('are mostly played, not only refused', () => {
    expect(ends.length).toBeGreaterThan(100)
    expect(played).toBeGreaterThan(0.8 * (some.length + barren.length))
  })
})
