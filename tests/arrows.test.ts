/** The rooms of the house and the arrows between them, as ARCHITECTURE.md draws them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { systemIds } from '../compiler/systems/index.ts'
import { circlesOf } from './support/circles.ts'
import { type Import, importsIn, importsOf, root, sourcesOf, targetFrom, textOf } from './support/imports.ts'

const rooms = ['engine', 'compiler', 'site'] as const

const into = (room: string, imports: readonly Import[]): Import[] =>
  imports.filter(({ target }) => target.startsWith(`${room}/`))

it.each(rooms)('%s reaches only into rooms below it', (room) => {
  const above = rooms.slice(rooms.indexOf(room) + 1)
  const imports = importsOf(room)
  expect(imports.length).toBeGreaterThan(10)
  expect(above.flatMap((other) => into(other, imports))).toEqual([])
  expect(into('tests', imports)).toEqual([])
})

it('the engine needs no package but its generator of chance', () => {
  const packages = importsOf('engine').filter(({ target }) => !target.startsWith('engine/'))
  expect(new Set(packages.map(({ target }) => target.split('/')[0]))).toEqual(new Set(['pure-rand']))
})

it('the page of the player takes from the compiler what travels, and the pen that draws maps', () => {
  const others = into('compiler', importsOf('site/player')).filter(
    ({ target }) =>
      !/^compiler\/(systems\/[\w-]+\/)?(bundle\.ts|sharedRules\.ts|forces\.ts|cartography\/|playByLink\/)/.test(target),
  )
  expect(others).toEqual([])
})

it('the other pages show besides that its tables, its words for numbers, its lint rules and its codes, and check what is written on them', () => {
  const door =
    /^compiler\/(systems\/[\w-]+\/)?(bundle\.ts|sharedRules\.ts|forces\.ts|course\/|cartography\/|playByLink\/|rulebook\/(tables|format)\.ts|lint\/index\.ts|diagnostics\/|written\/|schemas\/standalone\.ts)/
  const others = into('compiler', importsOf('site')).filter(({ target }) => !door.test(target))
  expect(others).toEqual([])
})

it('the pages that all rule systems share ask the lists of their faces, and name no system', () => {
  const isOwn = (file: string): boolean => /^site.(systems|player)/.test(file)
  const doors = /^site\/systems\/\w+\.ts$/
  const shared = importsOf('site').filter(({ file }) => !isOwn(file))
  expect(shared.length).toBeGreaterThan(100)
  expect(into('site/systems', shared).filter(({ target }) => !doors.test(target))).toEqual([])
  const speaking = sourcesOf('site')
    .filter((file) => !isOwn(file))
    .filter((file) => systemNames().some((name) => textOf(file).includes(name)))
  expect(speaking).toEqual([])
})

it('the pages of a rule system know those of no other one', () => {
  const foreign = importsOf('site/systems').filter(({ file, target }) => {
    const [, , own = ''] = file.split(/[\\/]/)
    const [, where, other = ''] = target.split('/')
    return !own.endsWith('.ts') && where === 'systems' && !other.endsWith('.ts') && other !== own
  })
  expect(foreign).toEqual([])
})

it('a rule system knows no other one', () => {
  const foreign = importsOf('engine/systems').filter(({ file, target }) => {
    const [, , own] = file.split(/[\\/]/)
    const [, , other] = target.split('/')
    return target.startsWith('engine/systems/') && own !== 'index.ts' && other !== own
  })
  expect(foreign).toEqual([])
})

/** Imports in `systems/<system>/` of a room that reach for another system, in whatever room. */
const foreignOf = (room: string): Import[] =>
  importsOf(join(room, 'systems')).filter(({ file, target }) => {
    const [, own] = /[\\/]systems[\\/]([\w-]+)[\\/]/.exec(file) ?? []
    const [, other] = /\/systems\/([\w-]+)\//.exec(target) ?? []
    return own !== undefined && other !== undefined && other !== own
  })

it.each([['systemCompiler', 'compiler'] as const, ['user interface', 'site/player'] as const])(
  'the %s of a rule system knows no other one',
  (_name, room) => {
    expect(importsOf(join(room, 'systems')).length).toBeGreaterThan(10)
    expect(foreignOf(room)).toEqual([])
  },
)

/** Names of the rule systems that there are. */
const systemNames = (): string[] =>
  readdirSync(join(root, 'engine/systems'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Imports of a room, its `systems/` apart, that reach into a rule system by another way than the doors. */
const importsBesideDoors = (room: string, doors: readonly string[]): Import[] =>
  importsOf(room).filter(
    ({ file, target }) =>
      !file.startsWith(join(room, 'systems')) && /\/systems\//.test(target) && !doors.includes(target),
  )

/** Sources of a room, its `systems/` and what is generated apart, in which a rule system is named. */
const namingOf = (room: string): string[] =>
  sourcesOf(room)
    .filter((file) => !file.startsWith(join(room, 'systems')) && !file.endsWith('.generated.ts'))
    .filter((file) => systemNames().some((name) => textOf(file).includes(name)))

it('the rest of the compiler asks the list of system compilers, and names no rule system', () => {
  const lists = ['games.ts', 'index.ts', 'systemRenderers.ts', 'systemCompiler.ts']
  const doors = lists.map((name) => `compiler/systems/${name}`)
  expect(systemNames().length).toBeGreaterThan(0)
  expect(importsBesideDoors('compiler', doors)).toEqual([])
  expect(namingOf('compiler')).toEqual([])
})

it('what checks ask of a rule system draws nothing: its renderer is loaded by those who need it', () => {
  const reached = new Set<string>()
  const systems = systemIds.map((name) => `compiler/systems/${name}/index.ts`)
  const waiting = ['compiler/workspace.ts', ...systems]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    const source = textOf(file)
    for (const [, target] of source.matchAll(/^(?:import|export)\s+(?!type\b)[^'=]*\bfrom\s*'(\.[^']+)'/gm))
      waiting.push(targetFrom(file, target))
  }
  expect(reached.size).toBeGreaterThan(100)
  const shown = /^compiler\/(systems\/([\w-]+\/(renderer|beginning|exchange|commands|emit)|systemRenderers)|tiled)\b/
  expect([...reached].filter((file) => shown.test(file))).toEqual([])
})

it('the shell of the player asks the list of faces, and names no rule system', () => {
  const doors = ['index.ts', 'arrangers.ts'].map((name) => `site/player/systems/${name}`)
  expect(importsBesideDoors('site/player', doors)).toEqual([])
  expect(namingOf('site/player')).toEqual([])
})

it.each(['index.ts', 'arrangers.ts'])(
  'the list of faces in %s loads each of them only when a page asks for it',
  (name) => {
    const list = textOf(`site/player/systems/${name}`)
    const loaded = [...list.matchAll(/^import (?!type\b).*'(.+)'$/gm)].map(([, target]) => target)
    expect(loaded).toEqual([])
  },
)

/**
 * The modules that know that a board is of hexes: the board, the code that reads, checks, draws and exchanges maps, and the input of hands
 * and keys on the map. Everything else speaks of spaces, so that squares and areas need no code of their own.
 */
const board =
  /^(engine\/(board|words)\.ts|compiler\/(cartography|exchange|tiled|resolve|lint)\/|compiler\/(emit\/crop|commands\/question|rulebook\/examples\/(facts|read))\.ts|site\/(data\/(mapSource|swatch)\.ts|player\/map\/))/

it('only the modules of the board know hexes', () => {
  const knowing = rooms
    .flatMap((room) => importsOf(room))
    .filter(({ target }) => target === 'engine/hex.ts')
    .map(({ file }) => file.replaceAll('\\', '/'))
    .filter((file) => !/\/systems\//.test(file))
  expect(knowing.length).toBeGreaterThan(30)
  expect(knowing.filter((file) => !board.test(file))).toEqual([])
})

/** The layers of the operational system, lowest first: what each file below `engine/systems/operational/` belongs to. */
const operationalLayers: readonly (readonly [layer: string, files: RegExp])[] = [
  ['vocabulary', /^(rules|scenario|types|viewTypes|names|tables\.generated)\.ts/],
  ['tables', /^(prizes|items|table|memory)\.ts/],
  [
    'lookups',
    /^((places|watch|ground|levels|steps|cost|mobility|zones|stragglers|pool|fields|events|ruins|destruction|reinforcement)|fog\/(knowledge|front)|combat\/sentences)\.ts/,
  ],
  [
    'services',
    /^((reach|movementFlood|services)|supply\/(network|labels|rangeFlood|trace\w*|wayHome)|headquarters\/ranges)\.ts/,
  ],
  ['supply and fog', /^(bridges\.ts|headquarters\/command\.ts|supply\/|fog\/)/],
  ['headquarters and victory', /^(headquarters\/|(experience|bonus|victory)\.ts)/],
  ['movement', /^(retreat|frontLine|entering|movement|explainMovement|refusal)\.ts/],
  ['combat', /^combat\//],
  ['assets, landings and turns', /^(assets\/|landing\/|(cards|turn)\.ts)/],
  ['verbs', /^verbs\//],
  ['game', /^(imagine\/|(actions|arranged|legal|questions|view|setup|standing|index)\.ts)/],
  ['planner', /^(planner\/|players\.ts)/],
]

it('a layer of the operational system imports only itself and lower layers', () => {
  const room = 'engine/systems/operational'
  const layerOf = (path: string): number =>
    operationalLayers.findIndex(([, files]) => files.test(path.slice(room.length + 1).replaceAll('\\', '/')))
  const imports = into(room, importsOf(room))
  expect(imports.length).toBeGreaterThan(100)
  expect(sourcesOf(room).filter((file) => layerOf(file) < 0)).toEqual([])
  expect(imports.filter(({ file, target }) => layerOf(file) < layerOf(target))).toEqual([])
})

const graphOf = (folder: string): ReadonlyMap<string, readonly string[]> => {
  const files = new Set(sourcesOf(folder))
  return new Map(
    [...files].map((file) => [file, importsIn(file).flatMap(({ target }) => (files.has(target) ? [target] : []))]),
  )
}

it('finds circles, however they touch', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['d']],
    ['f', ['f', 'a']],
  ])
  expect(circlesOf(graph).map((circle) => [...circle].sort().join(''))).toEqual(['de', 'abc', 'f'])
})

it.each(rooms)('%s has no circle of imports, types included', (folder) => {
  expect(circlesOf(graphOf(folder))).toEqual([])
})
